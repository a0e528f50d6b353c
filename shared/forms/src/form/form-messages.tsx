import { useForm, useFormState } from 'react-final-form';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Notice } from '@portal/ui/notice';
import { isEmpty } from '../rules/rule';
import { useFormContext } from './form-context';

interface FormMessagesProps {
  summary: boolean;
  /** Brings a field on screen and focuses it; by default its control is focused. */
  onField?: ((name: string) => void) | undefined;
}

/** Above the form: the server's general message and, for a long form, the error summary. */
export function FormMessages({ summary, onField }: FormMessagesProps) {
  const { ties } = useFormContext();
  const { getFieldState } = useForm();
  const state = useFormState({
    subscription: {
      submitting: true,
      submitFailed: true,
      submitError: true,
      submitErrors: true,
      errors: true,
      dirtyFieldsSinceLastSubmit: true,
    },
  });

  const { submitting, submitFailed, submitErrors, errors, dirtyFieldsSinceLastSubmit } = state;
  const submitError: unknown = state.submitError;

  const wrong =
    summary && submitFailed && !submitting
      ? ties().flatMap(({ name, id, label }) => {
          const message: unknown =
            errors?.[name] ?? (dirtyFieldsSinceLastSubmit?.[name] ? undefined : submitErrors?.[name]);
          if (typeof message !== 'string') return [];
          return [{ name, fieldId: id, label, isEmpty: isEmpty(getFieldState(name)?.value) }];
        })
      : [];

  return (
    <>
      {typeof submitError === 'string' && !submitting && (
        <Notice tone="danger" role="alert" tabIndex={-1} data-form-message>
          <p>{submitError}</p>
        </Notice>
      )}
      {wrong.length > 0 && (
        <div data-form-message>
          <ErrorSummary
            errors={wrong}
            onGo={onField && (({ name }: (typeof wrong)[number]) => onField(name))}
          />
        </div>
      )}
    </>
  );
}
