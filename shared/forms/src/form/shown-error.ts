import type { FieldMetaState } from 'react-final-form';

/**
 * What to say beside a field: nothing before it has been visited. A server's error stays in final-form until the next
 * submit, even once it is put right: it is hidden as soon as the field is edited.
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
