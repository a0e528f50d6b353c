import { durationMonths } from '@portal/domain/finance';
import { formatAmountField } from '@portal/domain/format';
import type { CarriedFigure, CarriedSimulation } from '../editing';
import type { ProjectValues } from './field-names';
import type { Choices } from './lookup-field';

const AMOUNTS = [
  'amountToFinance',
  'downPayment',
  'worksAmount',
  'netTaxableIncome',
  'existingCredits',
] as const satisfies readonly (CarriedFigure & keyof ProjectValues)[];

const MONTHS = 12;

/** Amounts of a simulation as form values. */
export function carriedTexts({ figures }: CarriedSimulation): Partial<ProjectValues> {
  return Object.fromEntries(
    AMOUNTS.flatMap((name) =>
      figures[name] === undefined ? [] : [[name, formatAmountField(figures[name])]],
    ),
  );
}

/** The form's option for a simulated duration, which may be any number of years. */
export type CarriedDuration =
  /** No duration was stored, or the list is not loaded. */
  | { readonly kind: 'none' }
  /** Id in the back office. */
  | { readonly kind: 'listed'; readonly id: string }
  /** The next longer option: a shorter one would cost more each month. */
  | { readonly kind: 'longer'; readonly id: string; readonly years: number }
  /** Longer than every option. */
  | { readonly kind: 'too-long'; readonly years: number };

export function carriedDuration({ figures }: CarriedSimulation, durations: Choices): CarriedDuration {
  const { years } = figures;
  if (years === undefined || durations.status !== 'ready') return { kind: 'none' };
  const atLeast = durations.entries
    .map(({ id }) => ({ id, months: durationMonths(id) ?? 0 }))
    .filter(({ months }) => months >= years * MONTHS)
    .sort((one, other) => one.months - other.months);
  const [next] = atLeast;
  if (next === undefined) return { kind: 'too-long', years };
  return next.months === years * MONTHS
    ? { kind: 'listed', id: next.id }
    : { kind: 'longer', id: next.id, years };
}
