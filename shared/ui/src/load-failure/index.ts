export { FailureState, LoadFailure, OfflineFailure } from './load-failure';
