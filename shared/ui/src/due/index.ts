export { Due } from './due';
