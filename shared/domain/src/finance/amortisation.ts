import { toCents } from './cents';
import { monthlyPayment, monthlyRate, type Credit, type CreditKind } from './credit';

/** One month of a schedule. Whole cents, so that sums are exact. */
export interface Instalment {
  /** 1 for the first month. */
  readonly month: number;
  /** Interest and capital; the insurance is apart. */
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly capitalCents: number;
  /** Capital that remains due once this instalment is paid. */
  readonly outstandingCents: number;
}

/** What a year of a schedule adds up to. Whole cents. */
export interface AmortisationYear {
  /** 1 for the first twelve months. */
  readonly year: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly capitalCents: number;
  readonly outstandingCents: number;
  readonly instalments: readonly Instalment[];
}

/**
 * The schedule of a credit, month by month. Constant instalments are rounded to the cent, the interest of a month is the
 * rounded product of what remains due by the monthly rate, and the last instalment absorbs the difference. Interest only:
 * the capital comes whole with the last instalment.
 */
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

/** All the interest of a schedule, in cents: the sum of its rows, which a product of one instalment only comes near to. */
export const interestOf = (rows: readonly Instalment[]): number => sum(rows, (row) => row.interestCents);

/** A schedule by years of twelve instalments; the last year may be shorter. */
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
