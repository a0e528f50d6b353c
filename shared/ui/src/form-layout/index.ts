export { FieldGroup } from './field-group';
export { FormActions, FormGrid, FormNote, FormStack } from './form-layout';
