export { type AmountNotation, typeInPlace } from './amount/type-in-place';
export { AmountField } from './fields/amount-field';
export { CheckboxField } from './fields/checkbox-field';
export { DateField } from './fields/date-field';
export {
  EmailField,
  NumericTextField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from './fields/text-field';
export type { FieldBinding } from './fields/use-form-field';
export { PasswordField } from './fields/password-field';
export { ChoiceField } from './fields/choice-field';
export { SelectField, type Option } from './fields/select-field';
export { SubmitButton } from './fields/submit-button';
export {
  useChangeField,
  useFormStatus,
  useFormValues,
  useTouchFields,
  useValidationErrors,
} from './form/form-state';
// Apart from the errors, which bring the library of forms: lists and dialogs say this sentence, too.
export { GENERAL_FAILURE } from './form/general-failure';
export { formError, type PlacedErrors, placeProblems } from './form/place-problems';
export { PortalForm } from './form/portal-form';
export { useAfterPress } from './form/use-after-press';
export { typedDay } from './rules/date-parts';
export * from './rules/rules';
export { type Rule, validateWith } from './rules/rule';
export {
  emptyValues,
  field,
  type FieldLayout,
  type FieldRow,
  Fields,
  type FieldTable,
  namesOf,
  rulesOf,
} from './table/field-table';
