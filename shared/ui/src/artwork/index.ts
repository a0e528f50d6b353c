import { later } from './later';

export { EmptyProject } from './empty-project';
export { EmptyProposition } from './empty-proposition';
export { FacadeWideArt } from './facade-wide-art';
export { Offline } from './offline';

/** Loading failed, with a connection. */
export const Failure = later('0 0 240 152', async () => (await import('./failure')).Failure);
/** Nothing found, or not there. */
export const NoResult = later('0 0 240 152', async () => (await import('./no-result')).NoResult);
