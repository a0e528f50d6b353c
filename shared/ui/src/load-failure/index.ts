export { LoadFailure, OfflineFailure } from './load-failure';
