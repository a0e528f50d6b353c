import { Field } from '@portal/ui/field';
import { Input, InputRow } from '@portal/ui/input';
import { type ChangeEvent, type ClipboardEvent, type FocusEvent, useState } from 'react';
import { type DateParts, partsOf, valueOf, wholeDate } from '../rules/date-parts';
import { type FieldBinding, useFormField } from './use-form-field';

export interface DateFieldProps extends FieldBinding {
  /** `bday` for the user's own date of birth; each field gets its part of it. */
  autoComplete?: 'bday' | 'off' | undefined;
}

const PARTS = [
  { part: 'day', name: 'jour', caption: 'JJ', length: 2 },
  { part: 'month', name: 'mois', caption: 'MM', length: 2 },
  { part: 'year', name: 'année', caption: 'AAAA', length: 4 },
] as const;

/**
 * A known date, such as a birth date: day, month and year as three numeric fields. The form holds `AAAA-MM-JJ`. A whole
 * date may be pasted into any of them.
 */
export function DateField({ name, label, hint, autoComplete = 'off' }: DateFieldProps) {
  const { control, change, frame } = useFormField(name, label);
  const [typed, setTyped] = useState<DateParts>(() => partsOf(control.value));
  // The digits as typed, unless the form now holds another date.
  const parts = valueOf(typed) === control.value ? typed : partsOf(control.value);

  const set = (next: DateParts) => {
    setTyped(next);
    change(valueOf(next));
  };
  const type = (part: keyof DateParts, length: number, { target }: ChangeEvent<HTMLInputElement>) =>
    set(wholeDate(target.value) ?? { ...parts, [part]: target.value.replace(/\D/g, '').slice(0, length) });
  const paste = (event: ClipboardEvent) => {
    const whole = wholeDate(event.clipboardData.getData('text'));
    if (whole === undefined) return;
    event.preventDefault();
    set(whole);
  };
  // An error waits until the whole date has been left.
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.parentElement?.contains(relatedTarget)) control.onBlur();
  };

  return (
    <Field {...frame} hint={hint}>
      {({ id, ...ties }) => (
        <InputRow>
          {PARTS.map(({ part, name: partName, caption, length }, index) => (
            <Input
              key={part}
              entry="digits"
              {...ties}
              id={index === 0 ? id : `${id}-${part}`}
              name={index === 0 ? name : `${name}-${part}`}
              aria-label={`${label}, ${partName}`}
              value={parts[part]}
              placeholder={caption}
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              figures
              onChange={(event) => type(part, length, event)}
              onPaste={paste}
              onFocus={control.onFocus}
              onBlur={leave}
            />
          ))}
        </InputRow>
      )}
    </Field>
  );
}
