export { Skeleton, SkeletonCard, SkeletonGroup, SkeletonRows, SkeletonWindows } from './skeleton';
export { SkeletonLine } from './skeleton-line';
