export { Caps } from './caps';
export type { CapsProps } from './caps';
