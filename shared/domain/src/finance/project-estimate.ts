import { roundToCent } from './cents';
import { type CreditSimulation, simulateCredit } from './credit-simulation';
import { durationRule } from './legal-limits';
import { amountToFinance, borrowingCapacity, effortRatio, type EffortRatio } from './solvency';

/** Assumed terms, percent: those of the example on the home page. Fees are once, of the capital. Not an offer. */
export const EXAMPLE_ASSUMPTIONS = { annualRate: 3.5, insuranceRate: 0.36, feesRate: 2.7 } as const;

/** Minimum share of works in the whole operation, in percent, that allows 27 years (D-HCSF, December 2023). */
const WORKS_SHARE_FOR_DEFERRAL = 10;

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

/** Within 25 years, within the 27 allowed with works, or above the general rule. */
export type ProjectDuration = 'within' | 'within-deferred' | 'above';

export interface ProjectEstimate {
  /** Euros. */
  readonly capital: number;
  readonly fees: number;
  readonly credit: CreditSimulation;
  /** Null without an income. */
  readonly effort: EffortRatio | null;
  /** Euros the income allows to borrow, at this rate over this duration; null without an income. */
  readonly capacity: number | null;
  readonly duration: ProjectDuration;
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
    capacity: hasIncome
      ? borrowingCapacity({
          monthlyIncome: annualIncome / 12,
          monthlyCredits,
          annualRate,
          months,
          insuranceRate,
        }).capital
      : null,
    duration: projectDuration(figures),
    isAboveMaximumPayment: maximumPayment !== null && instalment > maximumPayment,
  };
}

/** 27 years need a deferred repayment: construction on land, or works of at least a tenth of the operation. */
function projectDuration({ price, works, land, months }: ProjectFigures): ProjectDuration {
  const rule = durationRule(months);
  if (rule !== 'deferred-only') return rule;
  const isDeferred = land > 0 || works * 100 >= (price + works + land) * WORKS_SHARE_FOR_DEFERRAL;
  return isDeferred ? 'within-deferred' : 'above';
}
