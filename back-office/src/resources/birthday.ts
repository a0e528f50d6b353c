import type { Check } from './write-context';

const TO_COME = {
  title: 'less than or equal constraint',
  detail: 'This value should be less than or equal to today.',
};

const EARLIEST = '1900-01-01';
/** Borrowers must be 18 (Code civil, article 414). */
const ADULT_AGE = 18;
const NO_ADULT = {
  title: 'range constraint',
  detail: `This person should be at least ${ADULT_AGE} years old and alive.`,
};

/** As an ISO date, with one day of grace for time zones ahead of UTC. */
const latestAdult = (now: Date): string => {
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
  tomorrow.setUTCFullYear(tomorrow.getUTCFullYear() - ADULT_AGE);
  return tomorrow.toISOString().slice(0, 10);
};

/** A birth date, 'YYYY-MM-DD', not in the future, as in the portal's forms and in Oro from 5.1 on. */
export const checkBirthday: Check<string> = (day, form, wire, { now }) => {
  if (Date.parse(day) > now.getTime()) form.refuse(TO_COME, wire);
  else if (day < EARLIEST || day > latestAdult(now)) form.refuse(NO_ADULT, wire);
};
