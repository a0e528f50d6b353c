import { Field } from '@portal/ui/field';
import { Affix, Input } from '@portal/ui/input';
import { type AmountNotation, typeInPlace } from '../amount/type-in-place';
import { type FieldBinding, useFormField } from './use-form-field';

export interface AmountFieldProps extends FieldBinding {
  notation: AmountNotation;
}

/**
 * An amount in euros. The form holds the text as shown: thousands are grouped while it is typed, without moving the
 * caret; on blur, a readable amount becomes `1 234,56`.
 */
export function AmountField({ name, label, hint, notation }: AmountFieldProps) {
  const { control, change, frame } = useFormField(name, label, 'exact');
  const leave = () => {
    const euros = notation.read(control.value);
    if (euros !== undefined) change(notation.write(euros));
    control.onBlur();
  };
  return (
    <Field {...frame} hint={hint}>
      {(ties) => (
        <Affix end={<span aria-hidden="true">{notation.unit ?? '€'}</span>}>
          <Input
            entry="decimal"
            {...control}
            {...ties}
            onChange={(event) => change(typeInPlace(event, control.value, notation))}
            onBlur={leave}
            figures
          />
        </Affix>
      )}
    </Field>
  );
}
