import { roleFromId } from '@portal/domain/access';
import { debounceTime, filter, fromEvent, merge, Subject } from 'rxjs';
import { createSafeStorage, type SafeStorage } from './safe-storage';
import { NOBODY, type Session, type SessionStore } from './session';
import { createStoredSession, isSessionEntry } from './stored-session';

/** Another tab writes its entries one by one: wait until it has finished. */
const OTHER_TAB_SETTLES_MS = 50;

export interface SessionStoreOptions {
  readonly storage?: SafeStorage;
  readonly now?: () => number;
  /** Called before the user signs out in this tab, while the session is still valid. */
  readonly beforeClose?: (closing: Session) => void;
}

export interface OwnedSessionStore extends SessionStore {
  /** The server no longer accepts the key: like `close`, without the final call. */
  readonly expire: () => void;
  /** The stored session found at startup that had been unused for too long. */
  readonly lapsed: Session | undefined;
  readonly touch: () => void;
}

const isSame = (a: Session, b: Session): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Restores the stored session and follows changes made by other tabs. */
export function createSessionStore(options: SessionStoreOptions = {}): OwnedSessionStore {
  const { storage = createSafeStorage(), now = Date.now, beforeClose } = options;
  const stored = createStoredSession(storage, now);
  const changes = new Subject<Session>();
  const lapsed = stored.lapsed();
  let session = stored.read();
  // Remove damaged or expired entries at once, so that no key is left there.
  if (!session.isLoggedIn) stored.write(NOBODY);

  function become(next: Session): void {
    session = next;
    changes.next(next);
  }

  function replace(next: Session, stayConnected?: boolean): void {
    stored.write(next, stayConnected);
    become(next);
  }

  function takeLeave(): void {
    if (session.isLoggedIn) beforeClose?.(session);
  }

  merge(
    fromEvent<StorageEvent>(window, 'storage').pipe(filter(({ key }) => isSessionEntry(key))),
    // A page restored from the back/forward cache may have missed changes.
    fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  )
    .pipe(debounceTime(OTHER_TAB_SETTLES_MS))
    .subscribe(() => {
      const found = stored.read();
      if (!isSame(found, session)) become(found);
    });

  return {
    lapsed,
    current: () => session,
    changes: changes.asObservable(),
    open({ email, token, stayConnected }) {
      takeLeave();
      replace({ ...NOBODY, isLoggedIn: true, email, token }, stayConnected);
    },
    identify({ profileId, customer, roleIds }) {
      if (!session.isLoggedIn) return;
      const known = { ...session, profileId, customer, role: roleFromId(roleIds[0]) };
      // Same person: a new object would make every screen reload its data.
      if (!isSame(known, session)) replace(known);
    },
    close() {
      takeLeave();
      replace(NOBODY);
    },
    expire: () => replace(NOBODY),
    touch: () => stored.touch(),
  };
}
