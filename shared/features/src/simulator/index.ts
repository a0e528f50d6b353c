export { Simulator } from './simulator';
