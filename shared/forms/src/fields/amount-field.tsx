import { Field } from '@portal/ui/field';
import { Affix, Input } from '@portal/ui/input';
import { amountText } from '../amount/amount-text';
import { parseAmount } from '../amount/parse-amount';
import type { FieldBinding, NoValues } from './field-props';
import { useFormField } from './use-form-field';

/**
 * An amount in euros. The form holds the text as it is typed (`parseAmount` reads it, `amountText` writes it); on
 * leaving, what can be read is written properly, `1 234,56`, and the rest stays for the reader to correct.
 */
export function AmountField<V extends object = NoValues>({ name, label, hint, className }: FieldBinding<V>) {
  const { control, change, frame } = useFormField(name, label);
  const leave = () => {
    const euros = parseAmount(control.value);
    if (euros !== undefined) change(amountText(euros));
    control.onBlur();
  };
  return (
    <Field {...frame} hint={hint} className={className}>
      {(ties) => (
        <Affix end={<span aria-hidden="true">€</span>}>
          <Input {...control} {...ties} onBlur={leave} inputMode="decimal" autoComplete="off" figures />
        </Affix>
      )}
    </Field>
  );
}
