import { createHash, randomInt } from 'node:crypto';

/**
 * The number of a browser, while a canary of the shell runs (decision 0056): one of a hundred, which one browser in a
 * hundred has. It tells nobody apart, is needed to give the same browser the same shell, and ends with the session.
 */
const COOKIE = 'portal-shell';
const NUMBERS = 100;
const NUMBER = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`);

/** The number in the `Cookie` header of a request; undefined when it has none. */
export function numberIn(cookies: string | undefined): number | undefined {
  const [, found] = NUMBER.exec(cookies ?? '') ?? [];
  return found === undefined ? undefined : Number(found);
}

export const newNumber = (): number => randomInt(NUMBERS);

/** The `Set-Cookie` header that gives a browser its number, or takes it back. */
export const numberCookie = (number: number | undefined, isSecure: boolean): string =>
  [
    `${COOKIE}=${number === undefined ? '' : String(number)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    ...(number === undefined ? ['Max-Age=0'] : []),
  ].join('; ');

/**
 * Whether a browser gets a canary: `percent` of the numbers do, the same ones as long as the salt is the same, and as the
 * share grows those that had it keep it.
 * @param number 0 to 99
 * @param canary `percent`: 0 to 100
 */
export function isInShare(number: number, { percent, salt }: { percent: number; salt: string }): boolean {
  const start = createHash('sha256').update(salt).digest().readUInt32BE() % NUMBERS;
  return (number + NUMBERS - start) % NUMBERS < percent;
}
