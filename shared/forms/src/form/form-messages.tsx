import { useFormState } from 'react-final-form';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Notice } from '@portal/ui/notice';
import { useFormContext } from './form-context';

/** Above the form: the server's general message and, for a long form, the error summary. */
export function FormMessages({ summary }: { summary: boolean }) {
  const { ties } = useFormContext();
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
          return typeof message === 'string' ? [{ fieldId: id, label, message }] : [];
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
          <ErrorSummary errors={wrong} />
        </div>
      )}
    </>
  );
}
