import { Field } from '@portal/ui/field';
import type { ChangeEvent } from 'react';
import { Affix, Input } from '@portal/ui/input';
import type { AmountNotation } from '../amount/amount-notation';
import type { FieldBinding } from './field-props';
import { useFormField } from './use-form-field';

export interface AmountFieldProps extends FieldBinding {
  notation: AmountNotation;
}

/** Ways of entering a text other than by keys: what is pasted is grouped only when it is readable as it is. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(event.inputType);

/**
 * An amount in euros. The form holds the text as shown: thousands are grouped while it is typed, without moving the
 * caret; on blur, a readable amount becomes `1 234,56`.
 */
export function AmountField({ name, label, hint, className, notation }: AmountFieldProps) {
  const { control, change, frame } = useFormField(name, label);
  const leave = () => {
    const euros = notation.read(control.value);
    if (euros !== undefined) change(notation.write(euros));
    control.onBlur();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const isByKey = isTyped(nativeEvent);
    if (notation.type && (isByKey || notation.read(target.value) !== undefined)) {
      const { text, caret } = notation.type({
        before: isByKey ? control.value : '',
        text: target.value,
        caret: target.selectionStart ?? target.value.length,
        isForward: nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward',
      });
      // In the document first: React then finds the value that it sets, and leaves the caret where it is.
      if (text !== target.value) {
        target.value = text;
        target.setSelectionRange(caret, caret);
      }
    }
    change(target.value);
  };
  return (
    <Field {...frame} hint={hint} className={className}>
      {(ties) => (
        <Affix end={<span aria-hidden="true">€</span>}>
          <Input entry="decimal" {...control} {...ties} onChange={type} onBlur={leave} figures />
        </Affix>
      )}
    </Field>
  );
}
