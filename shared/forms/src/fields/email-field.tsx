import { TextField, type TextFieldProps } from './text-field';

/** An e-mail address, with the matching on-screen keyboard. */
export function EmailField({ autoComplete = 'email', ...rest }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...rest} type="email" autoComplete={autoComplete} />;
}
