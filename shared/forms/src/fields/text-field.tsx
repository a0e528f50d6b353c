import type { ComponentPropsWithRef } from 'react';
import { Field } from '@portal/ui/field';
import { type EnterKeyHint, Input } from '@portal/ui/input';
import { type FieldBinding, useFormField } from './use-form-field';

export interface TextFieldProps
  extends
    FieldBinding,
    Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'readOnly' | 'disabled' | 'maxLength'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** Autofill token: `family-name`, `email`… Required for every field about the user (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** The word on the Enter key of a touch screen; `next` by default. */
  enterKeyHint?: EnterKeyHint | undefined;
}

export function TextField({ name, label, hint, className, ...rest }: TextFieldProps) {
  const { control, frame } = useFormField(name, label);
  // A read-only field is neither required nor optional.
  const asks = rest.readOnly ? { required: false, optional: false } : {};
  return (
    <Field {...frame} {...asks} hint={hint} className={className}>
      {(ties) => <Input entry={rest.type ?? 'text'} {...rest} {...control} {...ties} />}
    </Field>
  );
}

/** An e-mail address, with the matching on-screen keyboard. */
export function EmailField({ autoComplete = 'email', ...rest }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...rest} type="email" autoComplete={autoComplete} />;
}
