// A file of its own: the types of the fields, which teams outside compile, name nothing of the library's.
import type { FieldMetaState } from 'react-final-form';

/**
 * The error to show beside a field: none before its first visit. A server error stays in final-form until the next
 * submit, so it is hidden once the field is edited.
 */
export function shownError({
  touched,
  error,
  submitError,
  dirtySinceLastSubmit,
}: FieldMetaState): string | undefined {
  if (!touched) return undefined;
  const message: unknown = error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return typeof message === 'string' ? message : undefined;
}
