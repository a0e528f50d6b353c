import { addDays, daysBetween, parisDay } from '../format/calendar';
import { formatLongDate } from '../format/date';
import { formatCount } from '../format/words';
import type { Proposition } from './proposition';

export type Validity =
  | { readonly kind: 'open-ended' }
  /** Days left, 0 on the last day. */
  | { readonly kind: 'valid'; readonly daysLeft: number }
  | { readonly kind: 'expired'; readonly daysAgo: number };

/** Whether a proposal is valid on the calendar day of `now` in Paris; its last day is included. */
export function validityOf({ validUntil }: Pick<Proposition, 'validUntil'>, now: Date): Validity {
  const lastDay = validUntil === null ? undefined : parisDay(validUntil);
  if (lastDay === undefined) return { kind: 'open-ended' };
  const daysLeft = daysBetween(parisDay(now.toISOString()) ?? lastDay, lastDay);
  return daysLeft < 0 ? { kind: 'expired', daysAgo: -daysLeft } : { kind: 'valid', daysLeft };
}

/** `Expire dans 6 jours`, `Expire demain`, `Expirée depuis le 20 novembre 2026`; '' without an end. */
export function expiryText(proposition: Pick<Proposition, 'validUntil'>, now: Date): string {
  const validity = validityOf(proposition, now);
  switch (validity.kind) {
    case 'open-ended':
      return '';
    case 'expired': {
      const lastDay = parisDay(proposition.validUntil ?? '');
      return lastDay === undefined ? '' : `Expirée depuis le ${formatLongDate(addDays(lastDay, 1))}`;
    }
    case 'valid':
      return `Expire ${daysAhead(validity.daysLeft)}`;
  }
}

/** `aujourd’hui`, `demain`, `dans 6 jours`. */
export function daysAhead(days: number): string {
  if (days === 0) return 'aujourd’hui';
  return days === 1 ? 'demain' : `dans ${formatCount(days, 'jour')}`;
}
