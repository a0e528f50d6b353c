export { EmptyProject } from './empty-project';
export { EmptyProposition } from './empty-proposition';
export { FacadeWideArt } from './facade-wide-art';
export { Failure } from './failure';
export { NoResult } from './no-result';
export { Offline } from './offline';
