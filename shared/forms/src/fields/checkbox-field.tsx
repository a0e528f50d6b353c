import { useId } from 'react';
import { useField } from 'react-final-form';
import { Checkbox } from '@portal/ui/input';
import { FieldError } from '@portal/ui/field';
import { shownError } from './shown-error';
import type { FieldBinding } from './use-form-field';
import { useFieldTie, useFormContext } from '../form/form-context';

/** A boolean. */
export function CheckboxField({ name, label, className }: Omit<FieldBinding, 'hint'>) {
  const id = useId();
  const errorId = `${id}-error`;
  const { isRequired, afterPress } = useFormContext();
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  useFieldTie({ name, id, label, holds: 'line' });
  const error = shownError(meta);
  return (
    <div className={className}>
      <Checkbox
        id={id}
        name={name}
        label={label}
        checked={input.checked ?? false}
        onChange={(event) => input.onChange(event.target.checked)}
        onBlur={() => afterPress(() => input.onBlur())}
        onFocus={() => input.onFocus()}
        aria-required={isRequired(name) || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
