import { Field } from '@portal/ui/field';
import { TextArea } from '@portal/ui/input';
import { Text } from '@portal/ui/text';
import { ENTRY } from './entry';
import type { FieldBinding } from './field-props';
import { useFormField } from './use-form-field';

export interface TextAreaFieldProps extends FieldBinding {
  rows?: number | undefined;
  /** Shows « 182 caractères » under the control. */
  counted?: boolean | undefined;
  placeholder?: string | undefined;
}

export function TextAreaField({
  name,
  label,
  hint,
  className,
  rows = 5,
  counted,
  placeholder,
}: TextAreaFieldProps) {
  const { control, frame } = useFormField(name, label, 'lines');
  const { length } = control.value;
  return (
    <Field
      {...frame}
      hint={hint}
      className={className}
      after={
        counted && (
          <Text size="sm" tone="muted" figures>
            {length} {length > 1 ? 'caractères' : 'caractère'}
          </Text>
        )
      }
    >
      {(ties) => <TextArea {...ENTRY.lines} {...control} {...ties} rows={rows} placeholder={placeholder} />}
    </Field>
  );
}
