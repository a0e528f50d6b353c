export { StatusChip } from './status-chip';
export type { StatusFamily } from './status-chip';
