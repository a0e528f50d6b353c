import { Skeleton } from './skeleton';
import { SkeletonLine } from './skeleton-line';

const WINDOWS = Array.from({ length: 12 }, (_, index) => index);

/** The twelve windows of a progress that comes. */
export function SkeletonWindows() {
  return (
    <SkeletonLine>
      {WINDOWS.map((window) => (
        <Skeleton key={window} width="1.125rem" height="1.75rem" shape="arch" />
      ))}
    </SkeletonLine>
  );
}
