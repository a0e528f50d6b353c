import { createSessionStore } from '../../../../shared/kit/src/session/session-store';
import { guardScript } from '@portal/host/page/first-paint/guard-script';
import { isInCohort } from '@portal/registry/cohort';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 22, 12);
const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete page.dataset['firstPaint'];
  history.replaceState(null, '', '/');
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

function isHidden(canaries: { percent: number; salt: string }[] = []): boolean {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script of the page
  new Function(guardScript({ canaries }))();
  return page.dataset['firstPaint'] !== undefined;
}

const session = {
  token: 'a'.repeat(40),
  isLoggedIn: 'true',
  email: 'marie@intergestion.example',
  role: 'AGENT',
  profileId: '7',
  lastActive: String(NOW),
};

it.each<[string, Record<string, string | null>]>([
  ['nobody', { token: null, isLoggedIn: null, email: null, role: null, profileId: null, lastActive: null }],
  ['somebody', {}],
  ['somebody without a key', { token: null }],
  ['somebody with an empty key', { token: '' }],
  ['somebody with a key that would break a header', { token: 'a"b' }],
  ['somebody with an endless key', { token: 'x'.repeat(513) }],
  ['somebody without an address', { email: null }],
  ['somebody whose flag says no', { isLoggedIn: 'no' }],
  ['somebody who was never active', { lastActive: null }],
  ['somebody active at no time', { lastActive: 'soon' }],
  ['somebody of half an hour ago', { lastActive: String(NOW - 30 * MINUTE) }],
  ['somebody of a moment more', { lastActive: String(NOW - 30 * MINUTE - 1) }],
  ['somebody who stays connected', { stayConnected: 'true', lastActive: String(NOW - 14 * DAY) }],
  ['somebody who stayed connected', { stayConnected: 'true', lastActive: String(NOW - 14 * DAY - 1) }],
  ['somebody of tomorrow', { lastActive: String(NOW + DAY) }],
])('hides the visitor’s page from %s exactly when the session says that they are in', (_, changes) => {
  const kept: Readonly<Record<string, string | null>> = { ...session, ...changes };
  for (const [name, value] of Object.entries(kept)) if (value !== null) localStorage.setItem(name, value);
  const hidden = isHidden();
  expect(hidden).toBe(createSessionStore({ now: () => NOW }).current().isLoggedIn);
});

it.each<[string, Record<string, string>, string, string]>([
  ['who is known by their profile', {}, '/', 'signed-in'],
  ['who has just signed in, whose role is not known yet', { profileId: '' }, '/', 'hidden'],
  ['whose tab asks for a version', {}, '/?mfe=agent@1.0.0', 'hidden'],
])('leaves room for the shape of a screen to %s, or for nothing', (_, changes, address, expected) => {
  for (const [name, value] of Object.entries({ ...session, ...changes })) localStorage.setItem(name, value);
  history.replaceState(null, '', address);
  isHidden();
  expect(page.dataset['firstPaint']).toBe(expected);
});

it('hides it from whom a canary draws, and from nobody else', () => {
  const canary = { version: '1.1.0', percent: 37.5, roles: undefined, salt: 'public-1.1.0' };
  const drawn = Array.from({ length: 300 }, (_, index) => String(index * 33));
  const wrong = drawn.filter((draw) => {
    delete page.dataset['firstPaint'];
    localStorage.setItem('portal.draw', draw);
    return isHidden([canary]) !== isInCohort(canary, 'VISITOR', () => draw);
  });
  expect(wrong).toEqual([]);
});

it('draws a visitor who was never drawn once and for all', () => {
  isHidden([{ percent: 50, salt: 'a' }]);
  const draw = localStorage.getItem('portal.draw');
  expect(draw).toMatch(/^\d{1,4}$/);
  isHidden([{ percent: 50, salt: 'b' }]);
  expect(localStorage.getItem('portal.draw')).toBe(draw);
});

it('shows it to whom a browser keeps nothing for', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isHidden([{ percent: 100, salt: 'a' }])).toBe(false);
  read.mockRestore();
});
