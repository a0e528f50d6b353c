export { Accordion } from './accordion';
export type { Section } from './accordion';
