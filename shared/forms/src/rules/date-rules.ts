import { satisfies } from './satisfies';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A real date (`AAAA-MM-JJ`, as from a date field): rejects the 30th of February. */
export const date = () => satisfies(isDate, 'Indiquez une date réelle au format jj/mm/aaaa.');

/** A date not after today, in the user's time zone. `today` is an ISO date. */
export const notAfter = (today: string, message = 'Indiquez une date passée.') =>
  satisfies((value) => value <= today, message);

/** A date not before an ISO date. */
export const notBefore = (day: string, message: string) => satisfies((value) => value >= day, message);

function isDate(value: string): boolean {
  if (!ISO_DATE.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
