export { ProgressBar } from './progress-bar';
export { PHASES } from './street';
export type { Outcome } from './street';
