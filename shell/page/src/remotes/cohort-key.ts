import type { SafeStorage, Session } from '@portal/kit';

const KEY = 'portal.draw';
const DRAWS = 10_000;

/**
 * Whom a canary draws: the id of the profile, or for a visitor a number from 0 to 9999 that the browser keeps. Nobody is
 * recognised by it: on average one visitor in ten thousand has the same. It is drawn when a canary asks for it first.
 */
export function cohortKeyOf({ profileId }: Pick<Session, 'profileId'>, storage: SafeStorage): string {
  if (profileId !== null) return String(profileId);
  const kept = storage.read(KEY);
  if (kept !== null && /^\d{1,4}$/.test(kept)) return kept;
  const drawn = String(Math.floor(Math.random() * DRAWS));
  storage.write(KEY, drawn);
  return drawn;
}
