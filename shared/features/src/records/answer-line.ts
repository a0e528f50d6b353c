import { formatLongDate } from '@portal/domain/format';
import type { Proposition } from '@portal/domain/proposition';

const COUNTS = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/**
 * One sentence on proposals to answer: `Répondez aux deux propositions reçues, la première avant le 23 novembre 2026.`;
 * '' when there are none.
 */
export function answerLine(toAnswer: readonly Pick<Proposition, 'validUntil'>[]): string {
  const count = toAnswer.length;
  if (count === 0) return '';
  const before = firstEnd(toAnswer);
  if (count === 1) return `Répondez à la proposition reçue${before && ` ${before}`}.`;
  return `Répondez aux ${COUNTS[count] ?? String(count)} propositions reçues${before && `, la première ${before}`}.`;
}

/** The same for staff: `Deux propositions attendent sa réponse, la première avant le 23 novembre 2026.` */
export function awaitedLine(toAnswer: readonly Pick<Proposition, 'validUntil'>[]): string {
  const count = toAnswer.length;
  if (count === 0) return '';
  const before = firstEnd(toAnswer);
  if (count === 1) return `Une proposition attend sa réponse${before && ` ${before}`}.`;
  const counted = COUNTS[count] ?? String(count);
  return `${counted.charAt(0).toUpperCase()}${counted.slice(1)} propositions attendent sa réponse${before && `, la première ${before}`}.`;
}

function firstEnd(toAnswer: readonly Pick<Proposition, 'validUntil'>[]): string {
  const [first] = toAnswer.flatMap(({ validUntil }) => validUntil ?? []).toSorted();
  return first === undefined ? '' : `avant le ${formatLongDate(first)}`;
}
