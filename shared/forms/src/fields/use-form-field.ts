import { type ChangeEvent, type ReactNode, useEffect, useId } from 'react';
import { type FieldMetaState, useField } from 'react-final-form';
import { type Held, useFormContext } from '../form/form-context';

/** Props common to all fields. `Fields` checks the name against the form's table. */
export interface FieldBinding {
  name: string;
  label: string;
  hint?: ReactNode;
}

// final-form's default parse turns '' into undefined: a cleared field would vanish from the values, and a PATCH would
// not clear it.
const asTyped = (value: unknown): unknown => value;

const SUBSCRIPTION = {
  value: true,
  touched: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const;

/**
 * Connects a field to its form: value, error, required state, and its entry in the error summary. Returns the props of its
 * control and of the `Field` around it, and `change`, which sets the value as if typed or ticked.
 */
export function useFormField<T = string>(name: string, label: string, holds: Held = 'line') {
  const id = useId();
  const { isRequired, afterPress, register } = useFormContext();
  const { input, meta } = useField<T>(name, { parse: asTyped, subscription: SUBSCRIPTION });
  useEffect(() => register({ name, id, label, holds }), [register, name, id, label, holds]);
  const required = isRequired(name);
  return {
    control: {
      name,
      value: input.value,
      onChange: (event: ChangeEvent<{ value: string }>) => input.onChange(event.target.value),
      onBlur: () => afterPress(() => input.onBlur()),
      onFocus: () => input.onFocus(),
    },
    change: (value: T) => input.onChange(value),
    frame: { id, label, required, optional: !required, error: shownError(meta) },
  };
}

/**
 * The error to show beside a field: none before its first visit. A server error stays in final-form until the next
 * submit, so it is hidden once the field is edited.
 */
function shownError({
  touched,
  error,
  submitError,
  dirtySinceLastSubmit,
}: FieldMetaState): string | undefined {
  if (!touched) return undefined;
  const message: unknown = error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return typeof message === 'string' ? message : undefined;
}
