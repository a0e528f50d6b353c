import { toCents } from './cents';
import { monthlyPayment, monthlyRate, type Credit, type CreditKind } from './credit';

/** One month of a schedule. In whole cents, so that sums are exact. */
export interface Instalment {
  readonly month: number;
  /** Interest and capital, without insurance. */
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly capitalCents: number;
  readonly outstandingCents: number;
}

/** The totals of a schedule year, in whole cents. */
export interface AmortisationYear {
  readonly year: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly capitalCents: number;
  readonly outstandingCents: number;
  readonly instalments: readonly Instalment[];
}

/** Constant instalments, interest rounded to the cent each month; the last one absorbs the difference. */
export function amortisation(credit: Credit, kind: CreditKind = 'amortising'): readonly Instalment[] {
  const constantCents = kind === 'amortising' ? toCents(monthlyPayment(credit)) : 0;
  const rate = monthlyRate(credit.annualRate);
  const rows: Instalment[] = [];
  let outstandingCents = toCents(credit.capital);
  for (let month = 1; month <= credit.months; month += 1) {
    const interestCents = toCents((outstandingCents * rate) / 100);
    const repaid = Math.min(Math.max(constantCents - interestCents, 0), outstandingCents);
    const capitalCents = month === credit.months ? outstandingCents : repaid;
    outstandingCents -= capitalCents;
    rows.push({
      month,
      paymentCents: interestCents + capitalCents,
      interestCents,
      capitalCents,
      outstandingCents,
    });
  }
  return rows;
}

const sum = (rows: readonly Instalment[], of: (row: Instalment) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Total interest of a schedule in cents: the sum of its rows, because instalment × months is only close to it. */
export const interestOf = (rows: readonly Instalment[]): number => sum(rows, (row) => row.interestCents);

export function byYear(rows: readonly Instalment[]): readonly AmortisationYear[] {
  const years: AmortisationYear[] = [];
  for (let from = 0; from < rows.length; from += 12) {
    const instalments = rows.slice(from, from + 12);
    years.push({
      year: from / 12 + 1,
      paymentCents: sum(instalments, (row) => row.paymentCents),
      interestCents: interestOf(instalments),
      capitalCents: sum(instalments, (row) => row.capitalCents),
      outstandingCents: instalments.at(-1)?.outstandingCents ?? 0,
      instalments,
    });
  }
  return years;
}
