import { formatLongDate } from '@portal/domain/format';
import type { Proposition } from '@portal/domain/proposition';

const COUNTS = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/**
 * What to say of proposals that wait for an answer: `Répondez aux deux propositions reçues, la première avant le
 * 23 novembre 2026.`; '' when there is none.
 */
export function answerLine(toAnswer: readonly Pick<Proposition, 'validUntil'>[]): string {
  const count = toAnswer.length;
  if (count === 0) return '';
  const [first] = toAnswer.flatMap(({ validUntil }) => validUntil ?? []).toSorted();
  const before = first === undefined ? '' : `avant le ${formatLongDate(first)}`;
  if (count === 1) return `Répondez à la proposition reçue${before && ` ${before}`}.`;
  return `Répondez aux ${COUNTS[count] ?? String(count)} propositions reçues${before && `, la première ${before}`}.`;
}
