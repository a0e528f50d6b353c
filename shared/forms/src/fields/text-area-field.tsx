import { Field } from '@portal/ui/field';
import { TextArea } from '@portal/ui/input';
import { type FieldBinding, useFormField } from './use-form-field';

export interface TextAreaFieldProps extends FieldBinding {
  rows?: number | undefined;
  placeholder?: string | undefined;
}

export function TextAreaField({ name, label, hint, className, rows = 5, placeholder }: TextAreaFieldProps) {
  const { control, frame } = useFormField(name, label, 'lines');
  return (
    <Field {...frame} hint={hint} className={className}>
      {(ties) => <TextArea {...control} {...ties} rows={rows} placeholder={placeholder} />}
    </Field>
  );
}
