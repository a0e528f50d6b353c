import { useForm, useFormState } from 'react-final-form';
import type { FieldErrors } from '../rules/rule';

/** Values as typed, for things computed or stored beside the form, such as an estimate or a draft. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its form's type
export function useFormValues<V extends object>(): V {
  return useFormState<V>({ subscription: { values: true } }).values;
}

export interface FormStatus {
  /** Some value differs from the initial ones. */
  readonly dirty: boolean;
  readonly submitting: boolean;
  /** A rule fails. Server refusals do not count: they would lock the form. */
  readonly hasValidationErrors: boolean;
  readonly submitSucceeded: boolean;
  /** The last submission was refused, by a rule or by the server. */
  readonly submitFailed: boolean;
}

const STATUS = {
  dirty: true,
  submitting: true,
  hasValidationErrors: true,
  submitSucceeded: true,
  submitFailed: true,
};

/** State of the form, for leave guards and buttons. */
export const useFormStatus = (): FormStatus => useFormState({ subscription: STATUS }) as FormStatus;

/** All rule errors by field, shown or not, for a stepper that counts what is missing. */
export function useValidationErrors<V extends object>(): FieldErrors<V> {
  const { errors } = useFormState<V>({ subscription: { errors: true } });
  return errors as FieldErrors<V>;
}

/** Changes a field from outside it, such as clearing the region with the country. */
export function useChangeField<V extends object>(): <K extends keyof V>(name: K, value: V[K]) => void {
  return useForm<V>().change;
}

/** Shows what is wrong in fields that were not visited yet. */
export function useTouchFields(): (names: readonly string[]) => void {
  const form = useForm();
  return (names) => form.batch(() => names.forEach(form.blur));
}
