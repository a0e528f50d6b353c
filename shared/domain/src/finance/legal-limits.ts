import type { CreditRegime } from '../format';

/** A dwelling, building land…, or SCPI shares without a mortgage on a dwelling. */
export type CreditPurpose = 'property' | 'scpi';

const CONSUMER_CEILING = 75_000;
const CONSUMER_CEILING_FROM_2026_11_20 = 100_000;
const NEW_CEILING_FROM = '2026-11-20';

/** Highest consumer credit on a calendar day in Paris, in euros (L. 312-4, ordonnance 2025-880). */
export const consumerCreditCeiling = (today: string): number =>
  today >= NEW_CEILING_FROM ? CONSUMER_CEILING_FROM_2026_11_20 : CONSUMER_CEILING;

/** Property, or for SCPI shares consumer credit up to the ceiling (L. 313-1, L. 312-4; Cass. 1re civ., 05-12.048). */
export function creditRegime(purpose: CreditPurpose, capital: number, today: string): CreditRegime {
  if (purpose === 'property') return 'immobilier';
  return capital <= consumerCreditCeiling(today) ? 'conso' : 'autre';
}

/** Longest credit by the general rule, and with a deferred repayment (new building, works): D-HCSF-2021-7. */
const MAX_MONTHS = 25 * 12;
const MAX_MONTHS_DEFERRED = 27 * 12;

export type DurationRule = 'within' | 'deferred-only' | 'above';

/** Months of a duration id of the back office: `10_ans` → 120; undefined when it is not one. */
export function durationMonths(id: string): number | undefined {
  const years = Number(/^(\d{1,2})_ans?$/.exec(id)?.[1] ?? 0);
  return years === 0 ? undefined : years * 12;
}

export function durationRule(months: number): DurationRule {
  if (months <= MAX_MONTHS) return 'within';
  return months <= MAX_MONTHS_DEFERRED ? 'deferred-only' : 'above';
}
