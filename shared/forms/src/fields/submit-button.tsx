import { Button, type ButtonProps } from '@portal/ui/button';
import { useFormStatus } from '../form/form-state';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'disabled' | 'onClick'> {
  /** Label while sending, a participle. */
  busyWords?: string | undefined;
  /** Disabled until the rules pass. A server's refusal never disables it, which would lock the user out. */
  disabledUntilValid?: boolean | undefined;
}

/** The submit button: busy while sending. */
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
