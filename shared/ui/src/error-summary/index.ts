export { ErrorSummary } from './error-summary';
export type { ErrorSummaryProps, FieldError } from './error-summary';
