export { ProgressBar } from './progress-bar';
export type { Outcome } from './street';
