import type { ComponentPropsWithRef } from 'react';
import { Field } from '@portal/ui/field';
import { type EnterKeyHint, Input, TextArea } from '@portal/ui/input';
import { type FieldBinding, useFormField } from './use-form-field';

export interface TextFieldProps
  extends FieldBinding, Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'readOnly' | 'maxLength'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** Autofill token: `family-name`, `email`… Required for every field about the user (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** The word on the Enter key of a touch screen; `next` by default. */
  enterKeyHint?: EnterKeyHint | undefined;
}

export function TextField({ name, label, hint, ...rest }: TextFieldProps) {
  const { control, frame } = useFormField(name, label);
  // A read-only field is neither required nor optional.
  const asks = rest.readOnly ? { required: false, optional: false } : {};
  return (
    <Field {...frame} {...asks} hint={hint}>
      {(ties) => <Input entry={rest.type ?? 'text'} {...rest} {...control} {...ties} />}
    </Field>
  );
}

/** An e-mail address, with the matching on-screen keyboard. */
export function EmailField({ autoComplete = 'email', ...rest }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...rest} type="email" autoComplete={autoComplete} />;
}

export interface TextAreaFieldProps extends FieldBinding {
  rows?: number | undefined;
}

export function TextAreaField({ name, label, hint, rows = 5 }: TextAreaFieldProps) {
  const { control, frame } = useFormField(name, label, 'lines');
  return (
    <Field {...frame} hint={hint}>
      {(ties) => <TextArea {...control} {...ties} rows={rows} />}
    </Field>
  );
}

export interface NumericTextFieldProps extends FieldBinding {
  /** Allowed characters: digits for a postal code; also spaces and a sign for a telephone number. */
  accepts?: 'digits' | 'phone' | undefined;
  autoComplete?: string | undefined;
}

const REFUSED = { digits: /\D/g, phone: /[^\d .()+-]/g } as const;

/** Digits that are not a quantity: a postal code, a telephone number. A text, so that the zero of `01000` is kept. */
export function NumericTextField({ name, label, hint, accepts = 'digits', ...rest }: NumericTextFieldProps) {
  const { control, change, frame } = useFormField(name, label);
  return (
    <Field {...frame} hint={hint}>
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
