import { createSafeStorage } from './safe-storage';
import { NOBODY, type Session } from './session';
import { createSessionStore } from './session-store';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const marie = { email: 'marie@intergestion.example', token: 'a'.repeat(40), stayConnected: false };
const paul = { email: 'paul@intergestion.example', token: 'b'.repeat(40), stayConnected: false };
const agentProfile = { profileId: 7, customer: 59, roleIds: [4] };
const agentSession: Session = {
  token: marie.token,
  isLoggedIn: true,
  email: marie.email,
  role: 'AGENT',
  profileId: 7,
  customer: 59,
};

beforeEach(() => localStorage.clear());

function signedIn() {
  const store = createSessionStore();
  store.open(marie);
  store.identify(agentProfile);
  return store;
}

/** Imitates another tab: changes the storage and dispatches the event. */
function inAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

describe('a session', () => {
  it('is kept under the names of the specification', () => {
    signedIn();
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      token: marie.token,
      isLoggedIn: 'true',
      email: marie.email,
      role: 'AGENT',
      profileId: '7',
      customer: '59',
    });
  });

  it('leaves nothing but the role VISITOR when it is closed', () => {
    const store = signedIn();
    store.close();
    // A profile that comes late.
    store.identify(agentProfile);
    expect(store.current()).toEqual(NOBODY);
    expect(Object.entries(localStorage)).toEqual([['role', 'VISITOR']]);
    expect(createSessionStore().current()).toEqual(NOBODY);
  });

  it('tells each change once, after it has taken place', () => {
    const store = createSessionStore();
    const seen: Session[] = [];
    store.changes.subscribe((session) => {
      expect(store.current()).toBe(session);
      seen.push(session);
    });
    store.open(marie);
    store.identify(agentProfile);
    store.close();
    expect(seen.map(({ isLoggedIn, role }) => [isLoggedIn, role])).toEqual([
      [true, 'VISITOR'],
      [true, 'AGENT'],
      [false, 'VISITOR'],
    ]);
  });

  it('lets the one who leaves say a last word while it still stands, but not one whose key was refused', () => {
    const leaving: (string | null)[] = [];
    const store = createSessionStore({ beforeClose: ({ email }) => leaving.push(email) });
    store.close();
    store.open(marie);
    store.open(paul);
    store.close();
    store.open(marie);
    store.expire();
    expect(leaving).toEqual([marie.email, paul.email]);
  });
});

describe('what the browser kept', () => {
  it.each([
    ['no token', 'token', null],
    ['a token that would break the header', 'token', 'abc"\r\nX-Evil: 1'],
    ['an endless token', 'token', 'x'.repeat(100_000)],
    ['no e-mail', 'email', null],
    ['an e-mail that would break the header', 'email', 'a", Nonce="b@example.com'],
    ['a logged-in flag that is not true', 'isLoggedIn', 'yes'],
  ])('counts for nothing with %s', (_, name, value) => {
    signedIn();
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    expect(createSessionStore().current()).toEqual(NOBODY);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['role', 'SUPERUSER', { role: 'VISITOR' }],
    ['profileId', '7; DROP', { profileId: null }],
    ['customer', '9'.repeat(40), { customer: null }],
  ])('loses only its %s when that is %j', (name, value, lost) => {
    signedIn();
    localStorage.setItem(name, value);
    expect(createSessionStore().current()).toEqual({ ...agentSession, ...lost });
  });
});

describe('an unused session', () => {
  it('counts from the last call', () => {
    let now = Date.UTC(2026, 10, 20);
    const store = createSessionStore({ now: () => now });
    store.open(marie);
    for (const used of [store.touch, () => undefined]) {
      now += 29 * MINUTE;
      used();
    }
    expect(createSessionStore({ now: () => now }).current().isLoggedIn).toBe(true);
  });

  it.each([
    ['lasts half an hour', false, 30 * MINUTE, true],
    ['ends after half an hour', false, 30 * MINUTE + 1, false],
    ['that stays connected lasts two weeks', true, 14 * DAY, true],
    ['that stays connected ends after two weeks', true, 14 * DAY + 1, false],
    ['survives a clock that was set back', false, -DAY, true],
  ])('%s', (_, stayConnected, later, lasts) => {
    let now = Date.UTC(2026, 10, 20);
    createSessionStore({ now: () => now }).open({ ...marie, stayConnected });
    now += later;
    expect(createSessionStore({ now: () => now }).current().isLoggedIn).toBe(lasts);
  });
});

describe('several tabs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['sign in', createSessionStore, () => void signedIn(), agentSession],
    ['sign out', signedIn, () => localStorage.clear(), NOBODY],
    [
      'change person',
      signedIn,
      () => createSessionStore().open(paul),
      { email: paul.email, profileId: null },
    ],
  ])('%s together', (_, open, elsewhere, expected) => {
    const store = open();
    const seen: Session[] = [];
    store.changes.subscribe((session) => seen.push(session));
    inAnotherTab(elsewhere);
    jest.advanceTimersByTime(1000);
    expect(store.current()).toMatchObject(expected);
    expect(seen).toHaveLength(1);
  });

  it('say nothing when nothing changed, and do not care for entries of others', () => {
    const store = signedIn();
    const before = store.current();
    inAnotherTab(() => undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActive' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'someone else' }));
    jest.advanceTimersByTime(1000);
    expect(store.current()).toBe(before);
  });

  it('notice what they missed when the browser brings them back from its history', () => {
    const store = signedIn();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    jest.advanceTimersByTime(1000);
    expect(store.current()).toEqual(NOBODY);
  });
});

describe('without local storage', () => {
  const blocked = () =>
    createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });

  it('a session lives as long as the page', () => {
    const store = createSessionStore({ storage: blocked() });
    store.open(marie);
    store.identify(agentProfile);
    expect(store.current()).toEqual(agentSession);
    store.close();
    expect(store.current()).toEqual(NOBODY);
  });

  it('a full storage is made up for by memory, entry by entry', () => {
    const full = {
      getItem: (name: string) => localStorage.getItem(name),
      removeItem: (name: string) => localStorage.removeItem(name),
      setItem(name: string, value: string) {
        if (value.length > 10) throw new DOMException('full', 'QuotaExceededError');
        localStorage.setItem(name, value);
      },
    };
    const storage = createSafeStorage(() => full);
    createSessionStore({ storage }).open(marie);
    expect(createSessionStore({ storage }).current()).toMatchObject({ isLoggedIn: true, email: marie.email });
  });
});
