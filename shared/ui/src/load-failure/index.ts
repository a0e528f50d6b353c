export { LoadFailure } from './load-failure';
export type { LoadFailureProps } from './load-failure';
export { OfflineFailure } from './offline-failure';
