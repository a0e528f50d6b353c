import { Checkbox } from '@portal/ui/input';
import { FieldError } from '@portal/ui/field';
import { type FieldBinding, useFormField } from './use-form-field';

/** A boolean. */
export function CheckboxField({ name, label }: Omit<FieldBinding, 'hint'>) {
  const { control, change, frame } = useFormField<boolean>(name, label);
  const { id, error, required } = frame;
  const errorId = `${id}-error`;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        label={label}
        checked={control.value}
        onChange={(event) => change(event.target.checked)}
        onBlur={control.onBlur}
        onFocus={control.onFocus}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
