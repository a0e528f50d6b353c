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
  /** Called when this tab ends a session on purpose, while the session still stands. */
  readonly beforeClose?: (closing: Session) => void;
}

/** The session store, with what only the kit itself may do. */
export interface OwnedSessionStore extends SessionStore {
  /** The server no longer knows the key: like `close`, without a farewell. */
  readonly expire: () => void;
  /** The session that this page found on the device, and that was left unused for too long. */
  readonly lapsed: Session | undefined;
  /** Notes that the session is in use. */
  readonly touch: () => void;
}

const isSame = (a: Session, b: Session): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Restores the session that the browser kept, and follows what the other tabs do with it. */
export function createSessionStore(options: SessionStoreOptions = {}): OwnedSessionStore {
  const { storage = createSafeStorage(), now = Date.now, beforeClose } = options;
  const stored = createStoredSession(storage, now);
  const changes = new Subject<Session>();
  const lapsed = stored.lapsed();
  let session = stored.read();
  // What was damaged or too old goes at once: nobody shall find a key there.
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
    // A page that comes back from the history may have missed what happened meanwhile.
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
      // Still the same person: a new object would have every screen make its calls once more.
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
