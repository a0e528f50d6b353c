import type { SafeStorage, Session } from '@portal/kit';

const KEY = 'portal.draw';
const DRAWS = 10_000;

/**
 * Key for canary cohorts: the profile id, or for a visitor a random number from 0 to 9999 stored in the browser when a
 * canary first needs it. Not an identifier: on average, one visitor in ten thousand shares it.
 */
export function cohortKeyOf({ profileId }: Pick<Session, 'profileId'>, storage: SafeStorage): string {
  if (profileId !== null) return String(profileId);
  const kept = storage.read(KEY);
  if (kept !== null && /^\d{1,4}$/.test(kept)) return kept;
  const drawn = String(Math.floor(Math.random() * DRAWS));
  storage.write(KEY, drawn);
  return drawn;
}
