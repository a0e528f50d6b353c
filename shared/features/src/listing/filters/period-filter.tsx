import { formatDate } from '@portal/domain/format';
import { typedDay } from '@portal/forms';
import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import { useState } from 'react';

type End = 'from' | 'to';
/** Days as `AAAA-MM-JJ`, both included. */
type Period = Readonly<Record<End, string | undefined>>;

interface PeriodFilterProps extends Period {
  readonly onChoose: (period: Period) => void;
}

const ENDS = [
  { end: 'from', label: 'Du', outOfOrder: 'Cette date vient après la fin de la période.' },
  { end: 'to', label: 'Au', outOfOrder: 'Cette date vient avant le début de la période.' },
] as const;

/**
 * First and last day of a period, each typed in a field that looks the same in every browser and language. What is typed
 * applies once both ends are days in their order; until then the last period stays, and what is wrong stands beside.
 */
export function PeriodFilter({ from, to, onChoose }: PeriodFilterProps) {
  const inForce: Period = { from, to };
  const [typed, setTyped] = useState({ texts: textsOf(inForce), last: 'from' as End, of: keyOf(inForce) });
  const [focused, setFocused] = useState<End>();
  // What was typed for another period than the one in force is over: it was cleared, or chosen elsewhere.
  const texts = typed.of === keyOf(inForce) ? typed.texts : textsOf(inForce);
  const isOrdered = isInOrder(daysIn(texts));

  const type = (end: End, text: string) => {
    const next = { ...texts, [end]: text };
    const days = daysIn(next);
    const applies = ENDS.every((one) => typedDay(next[one.end]).problem === undefined) && isInOrder(days);
    setTyped({ texts: next, last: end, of: keyOf(applies ? days : inForce) });
    if (applies) onChoose(days);
  };

  return ENDS.map(({ end, label, outOfOrder }) => (
    <Field
      key={end}
      label={label}
      size="sm"
      error={
        isOrdered || end !== typed.last
          ? focused === end
            ? undefined
            : typedDay(texts[end]).problem
          : outOfOrder
      }
    >
      {(ties) => (
        <Input
          entry="digits"
          {...ties}
          figures
          placeholder={`${label} JJ/MM/AAAA`}
          value={texts[end]}
          onChange={({ target }) => type(end, target.value)}
          onFocus={() => setFocused(end)}
          onBlur={() => setFocused(undefined)}
        />
      )}
    </Field>
  ));
}

const textOf = (day: string | undefined): string => (day === undefined ? '' : formatDate(day));
const textsOf = ({ from, to }: Period) => ({ from: textOf(from), to: textOf(to) });
const daysIn = (texts: Record<End, string>): Period => ({
  from: typedDay(texts.from).day,
  to: typedDay(texts.to).day,
});
const keyOf = ({ from = '', to = '' }: Period): string => `${from}/${to}`;
const isInOrder = ({ from, to }: Period): boolean => from === undefined || to === undefined || from <= to;
