import { Button, type ButtonProps } from '@portal/ui/button';
import { useFormStatus } from '../form/form-state';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'disabled' | 'onClick'> {
  /** The participle shown while it is sent. */
  busyWords?: string | undefined;
  /**
   * Closed until the rules are satisfied, where the specification wants it so. A server's refusal never closes it: the
   * reader would be locked out.
   */
  disabledUntilValid?: boolean | undefined;
}

/** The button that sends the form. It is busy while it is sent, and open the rest of the time. */
export function SubmitButton({
  busyWords = 'Envoi en cours',
  disabledUntilValid,
  variant = 'primary',
  ...rest
}: SubmitButtonProps) {
  const { submitting, hasValidationErrors } = useFormStatus();
  return (
    <Button
      {...rest}
      variant={variant}
      type="submit"
      busy={submitting && busyWords}
      disabled={disabledUntilValid === true && hasValidationErrors}
    />
  );
}
