import { type Role, ROLES } from '@portal/domain/access';
import type { SafeStorage } from './safe-storage';
import { NOBODY, type Session } from './session';

/** The names of the specification (section 3), then our own. */
const NAMES = [
  'token',
  'isLoggedIn',
  'email',
  'role',
  'profileId',
  'customer',
  'stayConnected',
  'lastActive',
] as const;

const MINUTE_MS = 60_000;
/** As long as the embedded back office keeps an unused key: it would refuse an older one. */
const IDLE_LIMIT_MS = 30 * MINUTE_MS;
const IDLE_LIMIT_STAY_CONNECTED_MS = 14 * 24 * 60 * MINUTE_MS;
/** Minimum interval between writes of the last activity: each write wakes the other tabs. */
const ACTIVITY_NOTED_EVERY_MS = MINUTE_MS;

export interface StoredSession {
  /** The expired session, as long as its entries exist. */
  readonly lapsed: () => Session | undefined;
  /** The stored session, or NOBODY when it is damaged, incomplete or expired. */
  readonly read: () => Session;
  readonly write: (session: Session, stayConnected?: boolean) => void;
  readonly touch: () => void;
}

/** The session as entries of the browser's storage. Every value is validated: other code may have written there. */
export function createStoredSession(storage: SafeStorage, now: () => number): StoredSession {
  /** The stored session, ignoring its age. */
  function stored(): Session {
    const token = headerText(storage.read('token'));
    const email = headerText(storage.read('email'));
    if (storage.read('isLoggedIn') !== 'true' || token === null || email === null) return NOBODY;
    return {
      token,
      isLoggedIn: true,
      email,
      role: roleFrom(storage.read('role')),
      profileId: idFrom(storage.read('profileId')),
      customer: idFrom(storage.read('customer')),
    };
  }

  return {
    lapsed() {
      const session = stored();
      return session.isLoggedIn && isTooOld() ? session : undefined;
    },
    read: () => (isTooOld() ? NOBODY : stored()),
    write(session, stayConnected) {
      if (!session.isLoggedIn) {
        for (const name of NAMES) storage.write(name, null);
        storage.write('role', 'VISITOR');
        return;
      }
      storage.write('lastActive', String(now()));
      if (stayConnected !== undefined) storage.write('stayConnected', String(stayConnected));
      for (const name of ['token', 'email', 'role', 'profileId', 'customer'] as const) {
        storage.write(name, session[name] === null ? null : String(session[name]));
      }
      storage.write('isLoggedIn', 'true');
    },
    touch() {
      if (idleMs() >= ACTIVITY_NOTED_EVERY_MS) storage.write('lastActive', String(now()));
    },
  };

  function idleMs(): number {
    const since = Number.parseInt(storage.read('lastActive') ?? '', 10);
    // If the clock was set back, the last use is in the future: not expired.
    return Number.isNaN(since) ? 0 : now() - since;
  }

  function isTooOld(): boolean {
    return (
      idleMs() > (storage.read('stayConnected') === 'true' ? IDLE_LIMIT_STAY_CONNECTED_MS : IDLE_LIMIT_MS)
    );
  }
}

/** Whether a storage entry belongs to the session; browsers report `null` when all were cleared. */
export function isSessionEntry(name: string | null): boolean {
  return name === null || (name !== 'lastActive' && NAMES.some((ours) => ours === name));
}

/** These values go into the signature header: no quotes, no control characters, limited length. */
function headerText(value: string | null): string | null {
  return value !== null && /^[^"\p{Cc}]{1,512}$/u.test(value) ? value : null;
}

const roleFrom = (value: string | null): Role => ROLES.find((role) => role === value) ?? 'VISITOR';

function idFrom(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
