export { LoadFailure } from './load-failure';
export { OfflineFailure } from './offline-failure';
