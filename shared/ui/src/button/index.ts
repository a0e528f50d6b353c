export { Button, ButtonLink, type ButtonProps } from './button';
export { ButtonRow } from './button-row';
