export { Timeline } from './timeline';
export type { TimelineEntry } from './timeline';
