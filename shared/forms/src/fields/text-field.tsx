import type { ComponentPropsWithRef } from 'react';
import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import type { FieldBinding } from './field-props';
import { useFormField } from './use-form-field';

export interface TextFieldProps
  extends
    FieldBinding,
    Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'readOnly' | 'disabled' | 'maxLength'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** What the browser may fill in: `family-name`, `email`… Asked of every field about the reader (WCAG 1.3.5). */
  autoComplete?: string | undefined;
}

/** One line of text. */
export function TextField({ name, label, hint, className, ...rest }: TextFieldProps) {
  const { control, frame } = useFormField(name, label);
  // A read-only field asks nothing: it is neither required nor optional.
  const asks = rest.readOnly ? { required: false, optional: false } : {};
  return (
    <Field {...frame} {...asks} hint={hint} className={className}>
      {(ties) => <Input {...rest} {...control} {...ties} />}
    </Field>
  );
}
