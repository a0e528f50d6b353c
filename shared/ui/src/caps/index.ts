export { Caps } from './caps';
