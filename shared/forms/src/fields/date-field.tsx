import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import type { FieldBinding } from './field-props';
import { useFormField } from './use-form-field';

export interface DateFieldProps extends FieldBinding {
  /** ISO dates. */
  min?: string | undefined;
  max?: string | undefined;
  /** `bday` for a date of birth. */
  autoComplete?: string | undefined;
}

/** A native date input: shows `jj/mm/aaaa` and holds `AAAA-MM-JJ`. */
export function DateField({ name, label, hint, className, ...rest }: DateFieldProps) {
  const { control, frame } = useFormField(name, label);
  return (
    <Field {...frame} hint={hint} className={className}>
      {(ties) => <Input {...rest} {...control} {...ties} type="date" figures />}
    </Field>
  );
}
