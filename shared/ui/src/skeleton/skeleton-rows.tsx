import { Skeleton } from './skeleton';

export interface SkeletonRowsProps {
  count?: number | undefined;
  height?: string | undefined;
}

export function SkeletonRows({ count = 5, height = '3.25rem' }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} />);
}
