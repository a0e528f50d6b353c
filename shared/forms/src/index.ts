export type { AmountNotation } from './amount/amount-notation';
export { AmountField, type AmountFieldProps } from './fields/amount-field';
export { CheckboxField } from './fields/checkbox-field';
export { DateField, type DateFieldProps } from './fields/date-field';
export { EmailField } from './fields/email-field';
export type { FieldBinding } from './fields/field-props';
export { NumericTextField, type NumericTextFieldProps } from './fields/numeric-text-field';
export { PasswordField, type LiveRule, type PasswordFieldProps } from './fields/password-field';
export { SelectField, type Option, type SelectFieldProps } from './fields/select-field';
export { SubmitButton, type SubmitButtonProps } from './fields/submit-button';
export { TextAreaField, type TextAreaFieldProps } from './fields/text-area-field';
export { TextField, type TextFieldProps } from './fields/text-field';
export {
  useChangeField,
  useFormStatus,
  useFormValues,
  useValidationErrors,
  type FormStatus,
} from './form/form-state';
export { GENERAL_FAILURE } from './form/general-failure';
export { formError, placeProblems, type PlacedErrors, type Problem } from './form/place-problems';
export { PortalForm, type PortalFormProps } from './form/portal-form';
export { amount, type AmountBounds } from './rules/amount';
export { date, notAfter, notBefore } from './rules/date-rules';
export { required } from './rules/required';
export type { FieldErrors, Rule, Rules } from './rules/rule';
export { sameAs } from './rules/same-as';
export { satisfies } from './rules/satisfies';
export { email, matches, maxLength, minLength, phone, webAddress } from './rules/text-rules';
export { isRequired, validateWith } from './rules/validate-with';
export { emptyValues, field, type FieldRow, type FieldTable, namesOf, rulesOf } from './table/field-table';
export { type FieldLayout, Fields } from './table/fields';
