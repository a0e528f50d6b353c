export { Field } from './field';
export type { ControlTies, FieldProps } from './field';
