import { amortisation, interestOf, type Instalment } from './amortisation';
import { annualPercentageRate, type CashFlow } from './annual-percentage-rate';
import { roundToCent, toEuros } from './cents';
import type { Credit, CreditKind } from './credit';

export interface CreditTerms extends Credit {
  readonly kind?: CreditKind;
  /** Insurance on the initial capital, percent a year: 0.36 for 0,36 %. */
  readonly insuranceRate?: number;
  /** Euros paid on the first day: file, brokerage, guarantee, valuation. Not the notary (R. 314-4). */
  readonly fees?: number;
}

/** What a credit costs. Amounts in euros, rates in percent and not rounded. */
export interface CreditSimulation {
  readonly schedule: readonly Instalment[];
  /** Every instalment but the last, before insurance. */
  readonly payment: number;
  /** The last one, which absorbs the roundings, and holds the capital when it is due at the end. Before insurance. */
  readonly lastPayment: number;
  readonly monthlyInsurance: number;
  readonly paymentWithInsurance: number;
  readonly interest: number;
  readonly insuranceCost: number;
  /** Interest, insurance and fees. */
  readonly totalCost: number;
  /** Capital and total cost. */
  readonly totalDue: number;
  /** TAEG, insurance and fees included; null when it cannot be computed. */
  readonly taeg: number | null;
  readonly taegWithoutInsurance: number | null;
  /** TAEA: what the insurance adds to the TAEG, in points of percent (L. 313-8, R. 314-12). */
  readonly taea: number | null;
}

/** The monthly insurance on the initial capital, in euros rounded to the cent. `insuranceRate` in percent a year. */
export const monthlyInsurance = (capital: number, insuranceRate: number): number =>
  roundToCent((capital * insuranceRate) / 1200);

/** Everything that a credit costs, from its schedule; the months of the TAEG are twelfths of a year. */
export function simulateCredit(terms: CreditTerms): CreditSimulation {
  const { capital, annualRate, kind = 'amortising', insuranceRate = 0, fees = 0 } = terms;
  const schedule = amortisation(terms, kind);
  const insurance = monthlyInsurance(capital, insuranceRate);
  const payment = toEuros(schedule.at(0)?.paymentCents ?? 0);
  const interest = toEuros(interestOf(schedule));
  const insuranceCost = roundToCent(insurance * schedule.length);
  const totalCost = roundToCent(interest + insuranceCost + fees);
  const rateWith = (monthlyExtra: number): number | null =>
    annualPercentageRate(
      {
        received: [{ amount: capital - fees, years: 0 }],
        paid: schedule.map(({ paymentCents, month }): CashFlow => ({
          amount: toEuros(paymentCents) + monthlyExtra,
          years: month / 12,
        })),
      },
      annualRate,
    );
  const taegWithoutInsurance = rateWith(0);
  const taeg = insurance === 0 ? taegWithoutInsurance : rateWith(insurance);
  return {
    schedule,
    payment,
    lastPayment: toEuros(schedule.at(-1)?.paymentCents ?? 0),
    monthlyInsurance: insurance,
    paymentWithInsurance: roundToCent(payment + insurance),
    interest,
    insuranceCost,
    totalCost,
    totalDue: roundToCent(capital + totalCost),
    taeg,
    taegWithoutInsurance,
    taea: taeg === null || taegWithoutInsurance === null ? null : taeg - taegWithoutInsurance,
  };
}
