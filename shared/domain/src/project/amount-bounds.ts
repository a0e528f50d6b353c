import type { ProjectDraft } from './project-draft';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

type AmountField =
  | 'netTaxableIncome'
  | 'existingCredits'
  | 'amountToFinance'
  | 'landPrice'
  | 'worksAmount'
  | 'downPayment'
  | 'maximumMonthlyPayment';

const UP_TO_100_MILLION: Bounds = { min: 0, max: 100_000_000 };
const A_MONTH: Bounds = { min: 0, max: 1_000_000 };

/**
 * What an amount of a project may be, in euros. The specification shows no bounds (section 5): these are the ones
 * beyond which a figure is a slip. Nobody finances less than 1 000 €, or pays back nothing a month. The embedded back
 * office has the same table (`resources/project-amounts.ts`), but for the monthly payment.
 */
export const AMOUNT_BOUNDS: Readonly<Record<AmountField & keyof ProjectDraft, Bounds>> = {
  netTaxableIncome: UP_TO_100_MILLION,
  existingCredits: A_MONTH,
  amountToFinance: { min: 1_000, max: 100_000_000 },
  landPrice: UP_TO_100_MILLION,
  worksAmount: UP_TO_100_MILLION,
  downPayment: UP_TO_100_MILLION,
  maximumMonthlyPayment: { min: 10, max: 1_000_000 },
};
