export { Accordion } from './accordion';
export type { AccordionProps, Section } from './accordion';
