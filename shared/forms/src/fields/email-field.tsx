import type { NoValues } from './field-props';
import { TextField, type TextFieldProps } from './text-field';

/** An e-mail address, with the keyboard for it. */
export function EmailField<V extends object = NoValues>({
  autoComplete = 'email',
  ...rest
}: Omit<TextFieldProps<V>, 'type'>) {
  return <TextField<V> {...rest} type="email" autoComplete={autoComplete} />;
}
