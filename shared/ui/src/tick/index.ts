export { Tick } from './tick';
