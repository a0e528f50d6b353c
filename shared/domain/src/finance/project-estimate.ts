import { roundToCent } from './cents';
import { type CreditSimulation, simulateCredit } from './credit-simulation';
import { amountToFinance, effortRatio, type EffortRatio } from './solvency';

/** Assumed terms, percent: those of the example on the home page. Fees are once, of the capital. Not an offer. */
export const EXAMPLE_ASSUMPTIONS = { annualRate: 3.5, insuranceRate: 0.36, feesRate: 2.7 } as const;

/** The figures of the project form. Euros; the income is yearly, credits and maximum payment are monthly. */
export interface ProjectFigures {
  readonly price: number;
  readonly works: number;
  readonly land: number;
  readonly contribution: number;
  readonly months: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly insuranceRate: number;
  /** Percent of the capital, paid on the first day. */
  readonly feesRate: number;
  readonly annualIncome: number | null;
  readonly monthlyCredits: number;
  readonly maximumPayment: number | null;
}

export interface ProjectEstimate {
  /** Euros. */
  readonly capital: number;
  readonly fees: number;
  readonly credit: CreditSimulation;
  /** Null without an income. */
  readonly effort: EffortRatio | null;
  readonly isAboveMaximumPayment: boolean;
}

/** A project financed by one amortising credit; undefined when nothing has to be borrowed. */
export function projectEstimate(figures: ProjectFigures): ProjectEstimate | undefined {
  const { months, annualRate, insuranceRate, annualIncome, monthlyCredits, maximumPayment } = figures;
  const capital = amountToFinance(figures);
  if (capital === 0) return undefined;
  const fees = roundToCent((capital * figures.feesRate) / 100);
  const credit = simulateCredit({ capital, annualRate, months, insuranceRate, fees });
  const instalment = credit.paymentWithInsurance;
  const hasIncome = annualIncome !== null && annualIncome > 0;
  return {
    capital,
    fees,
    credit,
    effort: hasIncome ? effortRatio({ annualIncome, monthlyCredits, instalment }) : null,
    isAboveMaximumPayment: maximumPayment !== null && instalment > maximumPayment,
  };
}
