export { Meter } from './meter';
