import { daysBetween, parisDay } from '../format/calendar';
import type { Proposition } from './proposition';

export type Validity =
  | { readonly kind: 'open-ended' }
  /** Days left, 0 on the last day. */
  | { readonly kind: 'valid'; readonly daysLeft: number }
  | { readonly kind: 'expired'; readonly daysAgo: number };

/** Whether a proposal still holds on the calendar day of `now` in Paris; its last day is included. */
export function validityOf({ validUntil }: Pick<Proposition, 'validUntil'>, now: Date): Validity {
  const lastDay = validUntil === null ? undefined : parisDay(validUntil);
  if (lastDay === undefined) return { kind: 'open-ended' };
  const daysLeft = daysBetween(parisDay(now.toISOString()) ?? lastDay, lastDay);
  return daysLeft < 0 ? { kind: 'expired', daysAgo: -daysLeft } : { kind: 'valid', daysLeft };
}

/** Still valid, but for a week at most: worth saying on a card. */
export const expiresSoon = (validity: Validity): boolean =>
  validity.kind === 'valid' && validity.daysLeft <= 7;
