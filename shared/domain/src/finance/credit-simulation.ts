import { amortisation, interestOf, type Instalment } from './amortisation';
import { annualPercentageRate, type CashFlow } from './annual-percentage-rate';
import { roundToCent, toEuros } from './cents';
import type { Credit, CreditKind } from './credit';

export interface CreditTerms extends Credit {
  readonly kind?: CreditKind;
  /** Insurance on the initial capital, percent a year: 0.36 for 0,36 %. */
  readonly insuranceRate?: number;
  /** Euros paid on the first day: file, broker, guarantee, valuation. Without the notary (R. 314-4). */
  readonly fees?: number;
}

/** The cost of a credit. Amounts in euros; rates in percent, not rounded. */
export interface CreditSimulation {
  readonly schedule: readonly Instalment[];
  /** Every instalment but the last, without insurance. */
  readonly payment: number;
  /** Without insurance: it absorbs rounding, and holds the capital of an interest-only credit. */
  readonly lastPayment: number;
  readonly monthlyInsurance: number;
  readonly paymentWithInsurance: number;
  readonly interest: number;
  readonly insuranceCost: number;
  readonly totalCost: number;
  readonly totalDue: number;
  /** TAEG, insurance and fees included; null when it cannot be computed. */
  readonly taeg: number | null;
  readonly taegWithoutInsurance: number | null;
  /** TAEA: the part of the TAEG due to the insurance, in percentage points (L. 313-8, R. 314-12). */
  readonly taea: number | null;
}

/** The monthly insurance on the initial capital, in euros rounded to the cent. `insuranceRate` in percent a year. */
export const monthlyInsurance = (capital: number, insuranceRate: number): number =>
  roundToCent((capital * insuranceRate) / 1200);

/** Computes the cost of a credit from its schedule; for the TAEG a month is a twelfth of a year. */
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
