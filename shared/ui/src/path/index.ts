export { Path, type PathStep } from './path';
