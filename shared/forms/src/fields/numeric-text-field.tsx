import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import { type FieldBinding, useFormField } from './use-form-field';

export interface NumericTextFieldProps extends FieldBinding {
  /** Allowed characters: digits for a postal code; also spaces and a sign for a telephone number. */
  accepts?: 'digits' | 'phone' | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}

const REFUSED = { digits: /\D/g, phone: /[^\d .()+-]/g } as const;

/** Digits that are not a quantity: a postal code, a telephone number. A text, so that the zero of `01000` is kept. */
export function NumericTextField({
  name,
  label,
  hint,
  className,
  accepts = 'digits',
  ...rest
}: NumericTextFieldProps) {
  const { control, change, frame } = useFormField(name, label);
  return (
    <Field {...frame} hint={hint} className={className}>
      {(ties) => (
        <Input
          entry={accepts === 'phone' ? 'tel' : 'digits'}
          {...rest}
          {...control}
          {...ties}
          type={accepts === 'phone' ? 'tel' : 'text'}
          figures
          onChange={(event) => change(event.target.value.replace(REFUSED[accepts], ''))}
        />
      )}
    </Field>
  );
}
