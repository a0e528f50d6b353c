export { Due } from './due';
export type { DueProps } from './due';
