export { Fold } from './fold';
