import { parisDay } from '../format/calendar';

/** Of age in France (Code civil, articles 414 and 1145); asked of every account, since all take part in a credit. */
const ADULT_AGE = 18;

/** Rejects years typed with two digits or in another century: nobody alive was born earlier. */
export const EARLIEST_BIRTHDAY = '1900-01-01';

/** The latest birth date of an adult, 'YYYY-MM-DD', on the calendar day of `now` in Paris. */
export function latestAdultBirthday(now: Date): string {
  const [year = '', month = '', day = ''] = (parisDay(now.toISOString()) ?? '').split('-');
  // Someone born on 29 February comes of age on 1 March of a common year: '-02-29' compares later than '-02-28'.
  return `${String(Number(year) - ADULT_AGE).padStart(4, '0')}-${month}-${day}`;
}
