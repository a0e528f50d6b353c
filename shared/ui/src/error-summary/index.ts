export { ErrorSummary } from './error-summary';
export type { FieldError } from './error-summary';
