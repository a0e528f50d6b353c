export { Meter } from './meter';
export type { MeterProps } from './meter';
