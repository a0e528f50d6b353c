export { Notice } from './notice';
