import { Field } from '@portal/ui/field';
import { Select } from '@portal/ui/input';
import { useMemo } from 'react';
import { type FieldBinding, useFormField } from './use-form-field';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldBinding {
  options: readonly Option[];
  /** Label of a chosen value that is not among the options; without it, such a value shows as the placeholder. */
  labelOf?: ((value: string) => string) | undefined;
  /** Label of the empty option: « Choisir la raison du contact... ». */
  placeholder?: string | undefined;
  /** Options are loading: an empty value is not shown as an error yet. */
  loading?: boolean | undefined;
  autoComplete?: string | undefined;
}

export function SelectField({
  name,
  label,
  hint,
  options,
  labelOf,
  placeholder = 'Choisissez',
  loading = false,
  autoComplete = 'off',
}: SelectFieldProps) {
  const { control, frame } = useFormField(name, label);
  const { value: chosen } = control;
  const isUnlisted = labelOf && chosen !== '' && !options.some(({ value }) => value === chosen);
  // The same elements at each keystroke: React then leaves a long list alone.
  const listed = useMemo(
    () =>
      options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      )),
    [options],
  );
  return (
    <Field {...frame} error={loading ? undefined : frame.error} hint={hint}>
      {(ties) => (
        <Select {...control} {...ties} aria-busy={loading || undefined} autoComplete={autoComplete}>
          <option value="">{placeholder}</option>
          {listed}
          {isUnlisted && <option value={chosen}>{labelOf(chosen)}</option>}
        </Select>
      )}
    </Field>
  );
}
