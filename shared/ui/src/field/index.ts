export { Field } from './field';
export type { ControlTies, FieldProps } from './field';
export { FieldError } from './field-error';
