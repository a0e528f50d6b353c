export { type ControlTies, Field, FieldError, type FieldProps } from './field';
