import type { Form } from '../wire/form';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const UP_TO_100_MILLION: Bounds = { min: 0, max: 100_000_000 };
const A_MONTH: Bounds = { min: 0, max: 1_000_000 };

/** What the amounts of a project may be, in euros; null stays allowed. The forms of the portal have the same bounds. */
export const AMOUNT_BOUNDS = {
  s_montant_impot: UP_TO_100_MILLION,
  s_montant_global: { min: 1_000, max: 100_000_000 },
  s_montant_travaux: UP_TO_100_MILLION,
  s_acquisition: UP_TO_100_MILLION,
  s_montant_apport: UP_TO_100_MILLION,
  s_montant_credit: A_MONTH,
  s_montant_mens_max: A_MONTH,
} as const satisfies Readonly<Record<string, Bounds>>;

type AmountField = keyof typeof AMOUNT_BOUNDS;
const FIELDS = Object.keys(AMOUNT_BOUNDS) as AmountField[];

/** The amounts of a body, those that make no sense refused by name; a contribution does not exceed the price beside it. */
export function readAmounts(form: Form): Partial<Record<AmountField, string | null>> {
  const amounts: Partial<Record<AmountField, string | null>> = {};
  for (const field of FIELDS) {
    const value = form.money(field);
    if (value === undefined) continue;
    amounts[field] = value;
    const { min, max } = AMOUNT_BOUNDS[field];
    if (value === null || (Number(value) >= min && Number(value) <= max)) continue;
    form.refuse(
      { title: 'range constraint', detail: `This value should be between ${min} and ${max}.` },
      field,
    );
  }
  const [price, contribution] = [amounts.s_montant_global, amounts.s_montant_apport];
  if (price && contribution && Number(contribution) > Number(price)) {
    form.refuse(
      { title: 'range constraint', detail: 'This value should not exceed the price to finance.' },
      's_montant_apport',
    );
  }
  return amounts;
}
