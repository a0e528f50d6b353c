import { Field } from '@portal/ui/field';
import { Select } from '@portal/ui/input';
import type { FieldBinding } from './field-props';
import { useFormField } from './use-form-field';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldBinding {
  options: readonly Option[];
  /** Label of the empty option: « Choisir la raison du contact... ». */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Options are loading: an empty value is not shown as an error yet. */
  loading?: boolean | undefined;
  autoComplete?: string | undefined;
}

export function SelectField({
  name,
  label,
  hint,
  className,
  options,
  placeholder = 'Choisissez',
  disabled,
  loading = false,
  autoComplete,
}: SelectFieldProps) {
  const { control, frame } = useFormField(name, label);
  return (
    <Field {...frame} error={loading ? undefined : frame.error} hint={hint} className={className}>
      {(ties) => (
        <Select
          {...control}
          {...ties}
          aria-busy={loading || undefined}
          disabled={disabled}
          autoComplete={autoComplete}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
