export { StatusChip } from './status-chip';
export type { StatusChipProps, StatusFamily } from './status-chip';
