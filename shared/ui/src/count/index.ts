export { ComingCount, Count } from './count';
