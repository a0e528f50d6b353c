import { parisDay } from '../format/calendar';

/**
 * Who borrows must be able to contract: of age, which is 18 in France (Code civil, articles 414 and 1145). The same age
 * is asked of everybody with an account, since all of them act in a credit.
 */
const ADULT_AGE = 18;

/** Nobody alive was born before: a year typed with two digits, or in another century. */
export const EARLIEST_BIRTHDAY = '1900-01-01';

/** The latest birth date of an adult, 'YYYY-MM-DD', on the calendar day of `now` in Paris. */
export function latestAdultBirthday(now: Date): string {
  const [year = '', month = '', day = ''] = (parisDay(now.toISOString()) ?? '').split('-');
  // Born on 29 February, one is of age on 1 March of a common year: the 29th compares as later than the 28th.
  return `${String(Number(year) - ADULT_AGE).padStart(4, '0')}-${month}-${day}`;
}
