export { Button } from './button';
export type { ButtonProps } from './button';
export { ButtonLink } from './button-link';
export { ButtonRow } from './button-row';
