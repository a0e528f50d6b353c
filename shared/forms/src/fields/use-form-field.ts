import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { useFormContext, useFieldTie, type Held } from '../form/form-context';
import { shownError } from './shown-error';

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

/** Props of a text control. Its value is a string, '' too; a checkbox has a boolean, set by `change` alone. */
export interface TextControl<T = string> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (event: ChangeEvent<{ value: string }>) => void;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
}

export interface FormField<T = string> {
  readonly control: TextControl<T>;
  /** Sets the value as if typed or ticked. */
  readonly change: (value: T) => void;
  /** Props of the `Field` around the control. */
  readonly frame: {
    readonly id: string;
    readonly label: string;
    readonly required: boolean;
    readonly optional: boolean;
    readonly error: string | undefined;
  };
}

/** Connects a field to its form: value, error, required state, and its entry in the error summary. */
export function useFormField<T = string>(name: string, label: string, holds: Held = 'line'): FormField<T> {
  const id = useId();
  const { isRequired, afterPress } = useFormContext();
  const { input, meta } = useField<T>(name, { parse: asTyped, subscription: SUBSCRIPTION });
  useFieldTie({ name, id, label, holds });
  const required = isRequired(name);
  return {
    control: {
      name,
      value: input.value,
      onChange: (event) => input.onChange(event.target.value),
      onBlur: () => afterPress(() => input.onBlur()),
      onFocus: () => input.onFocus(),
    },
    change: (value) => input.onChange(value),
    frame: { id, label, required, optional: !required, error: shownError(meta) },
  };
}
