/** Longest credit by the general rule, and with a deferred repayment (new building, works): D-HCSF-2021-7. */
export const MAX_MONTHS = 25 * 12;
export const MAX_MONTHS_DEFERRED = 27 * 12;

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
