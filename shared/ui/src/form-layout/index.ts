export { FieldGroup } from './field-group';
export { FormActions } from './form-actions';
export { FormGrid } from './form-grid';
export { FormNote } from './form-note';
export { FormStack } from './form-stack';
