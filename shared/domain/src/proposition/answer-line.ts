import { formatLongDate, plural } from '../format';
import type { Proposition } from './proposition';

const COUNTS = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

/** `Deux propositions attendent votre réponse` (« sa réponse » for staff); '' when there are none. */
export function awaitedAnswers(count: number, isStaff = false): string {
  if (count === 0) return '';
  const counted = COUNTS[count] ?? String(count);
  return `${counted} ${plural(count, 'proposition')} ${plural(count, 'attend', 'attendent')} ${isStaff ? 'sa' : 'votre'} réponse`;
}

/** The same as a sentence, with the last day of what ends first. */
export function answerLine(toAnswer: readonly Pick<Proposition, 'validUntil'>[], isStaff = false): string {
  const awaited = awaitedAnswers(toAnswer.length, isStaff);
  return awaited && `${awaited}${inTime(toAnswer)}.`;
}

/** The last day for an answer, which is included, of what ends first; of which of them, unless all end then. */
function inTime(toAnswer: readonly Pick<Proposition, 'validUntil'>[]): string {
  const [first] = toAnswer.flatMap(({ validUntil }) => validUntil ?? []).toSorted();
  if (first === undefined) return '';
  const day = formatLongDate(first);
  const thatDay = toAnswer.filter(({ validUntil }) => formatLongDate(validUntil) === day).length;
  if (thatDay === toAnswer.length) return ` jusqu’au ${day}`;
  const which =
    thatDay === 1 ? 'la première' : `les ${(COUNTS[thatDay] ?? String(thatDay)).toLowerCase()} premières`;
  return `, ${which} jusqu’au ${day}`;
}
