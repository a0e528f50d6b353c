import { useForm, useFormState } from 'react-final-form';
import type { FieldErrors } from '../rules/rule';

/** The values as they are typed, for what is computed or kept beside the form: an estimate, a draft. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its form's type
export function useFormValues<V extends object>(): V {
  return useFormState<V>({ subscription: { values: true } }).values;
}

export interface FormStatus {
  /** Something differs from the initial values. */
  readonly dirty: boolean;
  readonly submitting: boolean;
  /** The rules refuse something. A server's refusal is not counted: it would lock the form. */
  readonly hasValidationErrors: boolean;
  readonly submitSucceeded: boolean;
}

/** Where the form stands, for who guards its exit or closes its buttons. */
export function useFormStatus(): FormStatus {
  const state = useFormState({
    subscription: { dirty: true, submitting: true, hasValidationErrors: true, submitSucceeded: true },
  });
  return {
    dirty: state.dirty ?? false,
    submitting: state.submitting ?? false,
    hasValidationErrors: state.hasValidationErrors ?? false,
    submitSucceeded: state.submitSucceeded ?? false,
  };
}

/** What is wrong by the rules, field by field, whether it is shown or not: for a stepper that counts what is missing. */
export function useValidationErrors<V extends object>(): FieldErrors<V> {
  const { errors } = useFormState<V>({ subscription: { errors: true } });
  return errors as FieldErrors<V>;
}

/** Changes a field from outside it: another country empties the region. */
export function useChangeField<V extends object>(): <K extends keyof V>(name: K, value: V[K]) => void {
  return useForm<V>().change;
}
