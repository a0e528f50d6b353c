import { createSessionStore } from '../../../../shared/kit/src/session/session-store';
import { registryPreload } from '@portal/host/page/registry-preload';
import { preloadedAddress, registryAddressOf } from './registry-address';

const NOW = Date.UTC(2026, 10, 22, 12);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

/** What the page asks for after the script of the HTML page ran. */
function preloaded(): string {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script of the page
  new Function(registryPreload(true))();
  return preloadedAddress(document);
}

const session = {
  token: 'a'.repeat(40),
  isLoggedIn: 'true',
  email: 'marie@intergestion.example',
  role: 'AGENT',
  profileId: '7',
  lastActive: String(NOW),
};

it.each<[string, Record<string, string | null>, string]>([
  ['an agent', {}, '?role=AGENT'],
  ['an administrator', { role: 'ADMIN' }, '?role=ADMIN'],
  ['somebody whose role is unknown', { role: 'VISITOR' }, ''],
  ['somebody without a role', { role: null }, ''],
  ['somebody of a role that there is not', { role: 'AGENT&x=' }, ''],
  ['somebody who has just signed in', { profileId: null, role: 'VISITOR' }, '?role=VISITOR'],
  ['nobody', { isLoggedIn: null, profileId: null, role: 'VISITOR' }, '?role=VISITOR'],
  ['nobody yet', Object.fromEntries(Object.keys(session).map((name) => [name, null])), '?role=VISITOR'],
])('the HTML page preloads what the session of %s asks for', (_, changes, query) => {
  const kept: Readonly<Record<string, string | null>> = { ...session, ...changes };
  for (const [name, value] of Object.entries(kept)) if (value !== null) localStorage.setItem(name, value);

  expect(preloaded()).toBe(`/remotes.json${query}`);
  expect(registryAddressOf(createSessionStore({ now: () => NOW }).current())).toBe(`/remotes.json${query}`);
  // As `fetch` asks, else it would be fetched twice.
  const links = [...document.head.querySelectorAll('link')].map(({ outerHTML }) => outerHTML);
  expect(links).toEqual([
    expect.stringMatching(/^<link rel="preload" as="fetch" crossorigin="anonymous".* href="\/remotes\.json/),
  ]);
});

it.each([
  ['asks for one', '/?a=1&mfe=agent@1.0.0', {}],
  ['has one', '/', { 'portal.previews': '[]' }],
])('a tab that %s has the whole registry: a preview may be of any app', (_, address, kept) => {
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  history.replaceState(null, '', address);
  expect(preloaded()).toBe('/remotes.json');
});

it('a browser that keeps nothing has what visitors get', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(preloaded()).toBe('/remotes.json?role=VISITOR');
  read.mockRestore();
});

it('a page of a host from before the parts, or one without the script, has the whole', () => {
  expect(preloadedAddress(document)).toBe('/remotes.json');
  document.head.innerHTML = '<link rel="preload" as="fetch" href="/remotes.json" crossorigin="anonymous">';
  expect(preloadedAddress(document)).toBe('/remotes.json');
});
