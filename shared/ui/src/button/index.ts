export { Button } from './button';
export type { ButtonProps } from './button';
export { ButtonLink } from './button-link';
export type { ButtonLinkProps } from './button-link';
export type { ButtonLook } from './button-look';
export { ButtonRow } from './button-row';
