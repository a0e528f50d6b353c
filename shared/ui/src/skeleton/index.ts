export { Skeleton } from './skeleton';
export { SkeletonCard } from './skeleton-card';
export { SkeletonGroup } from './skeleton-group';
export { SkeletonLine } from './skeleton-line';
export { SkeletonRows } from './skeleton-rows';
export { SkeletonWindows } from './skeleton-windows';
