import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { decideEntry, type EntryRule } from '../../shell/page/src/routing/decide-entry';
import { firstId, signedCaller, type BackOfficeClient } from '../fixtures/back-office-client';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';
import { goTo } from '../screens/go-to';

test.describe.configure({ mode: 'parallel' });

/**
 * Who may open what, from sections 2, 4 and 6 of the specification: `opens`, or the path that the visit ends on. An id
 * in a path is one that the visitor may see. The guard is tested on the whole table with the real manifests; the
 * browser visits one route of each kind.
 */
const ROLES = ['anonymous', 'visitor', 'applicant', 'agent', 'director', 'admin'] as const;

const EVERYBODY = 'opens opens opens opens opens opens';
const ALL_FIVE_ROLES = '/login opens opens opens opens opens';
const ALL_BUT_VISITORS = '/login / opens opens opens opens';

const ROUTES: Readonly<Record<string, string>> = {
  '/': EVERYBODY,
  // Signed-in users are sent to where a login leads.
  '/login': 'opens / /applicant/home /agent/home /agent/home /agent/home',
  // Only after a registration; otherwise it leads to the login (A20).
  '/ConfirmRegister': '/login / /applicant/home /agent/home /agent/home /agent/home',
  '/ResetPassword': EVERYBODY,
  '/ConfirmResetPassword': EVERYBODY,
  '/password/reset/token=abc': EVERYBODY,
  '/about': EVERYBODY,
  '/terms': EVERYBODY,
  '/legal': EVERYBODY,
  '/projects': EVERYBODY,
  '/contact': EVERYBODY,
  '/simulateur': EVERYBODY,
  '/confidentialite': EVERYBODY,
  '/cookies': EVERYBODY,
  '/accessibilite': EVERYBODY,
  '/glossaire': EVERYBODY,
  '/applicant/home': '/login opens opens opens opens /',
  '/agent/home': '/login / / opens opens opens',
  '/editProjectApplicant': ALL_FIVE_ROLES,
  '/editProjectApplicant/{request}': ALL_FIVE_ROLES,
  '/ConfirmAddEditProject': ALL_FIVE_ROLES,
  '/projectsList/': ALL_FIVE_ROLES,
  '/projectsListPage': ALL_FIVE_ROLES,
  '/projectFile/{request}': ALL_FIVE_ROLES,
  '/propositionsList': ALL_FIVE_ROLES,
  // Not in the specification: comparing propositions, for those who may open each of them.
  '/propositionsList/compare': ALL_BUT_VISITORS,
  '/propositionDetailsPage/{quote}': ALL_BUT_VISITORS,
  '/propositionDetailsPage/accept': ALL_BUT_VISITORS,
  '/propositionDetailsPage/refuse': ALL_BUT_VISITORS,
  '/ProfileDetail': ALL_FIVE_ROLES,
  '/applicant/profile': ALL_FIVE_ROLES,
  '/applicant/profile/edit': ALL_FIVE_ROLES,
  '/addressBookPage': ALL_FIVE_ROLES,
  '/agent/address/add': ALL_BUT_VISITORS,
  '/agent/address/edit/{address}': ALL_BUT_VISITORS,
  '/usersList': ALL_BUT_VISITORS,
  '/user/edit/{user}': ALL_BUT_VISITORS,
  '/user/new': '/login / / / / opens',
  '/affiliations': '/login / / / opens opens',
  '/agent/reseau': '/login / / / opens opens',
};

type Session = Parameters<typeof decideEntry>[1];

interface Declared extends EntryRule {
  readonly path: string;
  readonly remote: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const declared: readonly Declared[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .flatMap((remote) => {
    const manifest = readFileSync(path.join(root, remote, 'remote.manifest.json'), 'utf8');
    const { routes } = JSON.parse(manifest) as { readonly routes: readonly Declared[] };
    return routes.map((route) => ({ ...route, remote }));
  });

/** `/projectFile/{request}` and `/projectFile/:id` are the same path; a trailing slash makes no difference. */
const shapeOf = (route: string): string =>
  route.replace(/(?<=\/)(:\w+|\{\w+\}|token=abc)$/, '*').replace(/(.)\/$/, '$1');

const rulesOf = (route: string): readonly Declared[] =>
  declared.filter((each) => shapeOf(each.path) === shapeOf(route));

const kindOf = ([route, outcomes]: readonly [string, string]): string =>
  [outcomes, ...rulesOf(route).map(({ remote }) => remote)].join(' ');
/** One route of each kind, that is of those with the same outcomes and remotes: the browser treats them alike. */
const VISITED = Object.entries(ROUTES).filter(
  (route, index, all) => all.findIndex((each) => kindOf(each) === kindOf(route)) === index,
);

const ACCOUNTS = { applicant: 'demandeur', agent: 'agent', director: 'directeur', admin: 'admin' } as const;

/** Replaces the ids of a path with those of rows that the caller may see, or with any number when there are none. */
async function readIds(
  caller: BackOfficeClient | undefined,
  email: string,
): Promise<(path: string) => string> {
  if (!caller) return (path) => path.replace(/\{\w+\}/, '1');
  const user = firstId(await caller.get(`/admin/api/customer_users?email=${encodeURIComponent(email)}`));
  const first = async (path: string) => {
    const answer = await caller.get(path);
    return answer.status === 200 ? firstId(answer) || 1 : 1;
  };
  const ids: Readonly<Record<string, number>> = {
    user,
    request: await first('/admin/api/requests?limit=1'),
    quote: await first('/admin/api/ficodevquotes?limit=1'),
    address: await first(`/admin/api/customer_users/${String(user)}/addresses`),
  };
  return (path) => path.replace(/\{(\w+)\}/, (_all, name: string) => String(ids[name]));
}

/** Visits that depend on the page shown before: each gets a new document, for every role. */
const FIRST = /^\/($|login$|legal$|applicant\/home$|agent\/home$|user\/new$)/;

/** How long a redirect may take; after that, the page is taken to stay. */
const LEADS_ON_WITHIN_MS = 10_000;

/** Navigates from a public page inside the open document, so that the next page shown is the outcome. */
async function comeFromLegal(page: Page, wanted: string): Promise<void> {
  const legal = page.getByRole('heading', { level: 1, name: 'Mentions légales' });
  await goTo(page, '/legal');
  await expect(legal).toBeVisible();
  await goTo(page, wanted);
  await expect(legal).toHaveCount(0);
}

/**
 * Where a visit ends, once the remote's page has loaded.
 * @param outcome the expected end: redirects may be chained
 */
async function visit(page: Page, wanted: string, outcome: string): Promise<string> {
  if (FIRST.test(wanted)) await page.goto(wanted);
  else await comeFromLegal(page, wanted);
  const isThere = ({ pathname }: URL): boolean => outcome === 'opens' || pathname === outcome;
  await page.waitForURL(isThere, { timeout: LEADS_ON_WITHIN_MS, waitUntil: 'commit' }).catch(() => undefined);
  await page.getByRole('main').locator('[data-remote]').waitFor({ state: 'attached' });
  const arrived = new URL(page.url()).pathname;
  // The reset token leaves the address bar when its page opens.
  const shown = wanted.replace(/(\/token=).*/, '$1');
  return arrived === wanted || arrived === shown ? 'opens' : arrived;
}

const isNoRefusal = (complaint: string) => !complaint.startsWith('ApiError: 403');

for (const [column, role] of ROLES.entries()) {
  test(`opens to ${role} a page of each kind that the specification opens to them, and no other`, async ({
    complaints,
    page,
    portal,
    signIn,
  }) => {
    let email = '';
    if (role === 'visitor') {
      // A role that the portal does not know, such as 3, makes the user a visitor.
      email = (await portal.ask({ kind: 'person', person: { columns: { roles: '{3}' } } })).email;
    } else if (role !== 'anonymous') email = emailOf(ACCOUNTS[role]);
    const caller = email === '' ? undefined : await signedCaller(portal.address, email);
    const withIds = await readIds(caller, email);
    if (email !== '') await signIn(email);

    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [route, outcomes] of VISITED) {
      const outcome = outcomes.split(' ')[column] ?? '';
      wanted[route] = outcome;
      found[route] = await visit(page, withIds(route), outcome);
    }
    expect(found).toEqual(wanted);
    // The back office refuses this role everything: its pages open and show the refusal.
    if (role === 'visitor') complaints.splice(0, complaints.length, ...complaints.filter(isNoRefusal));
  });
}

/** Pages that redirect by themselves, whoever may enter; each is visited above. */
const LEADS_ON = ['/login', '/ConfirmRegister'];

const sessionOf = (role: (typeof ROLES)[number]): Session => {
  const isLoggedIn = role !== 'anonymous';
  const name = isLoggedIn ? (role.toUpperCase() as Session['role']) : 'VISITOR';
  const known = isLoggedIn ? { token: 'k', email: 'a@b.fr', profileId: 7, customer: 59 } : undefined;
  return { token: null, email: null, profileId: null, customer: null, ...known, isLoggedIn, role: name };
};

test('what the remotes declare opens to each role every path of the specification, and there is no other', () => {
  const found: Record<string, string> = {};
  for (const [route, outcomes] of Object.entries(ROUTES)) {
    const decided = ROLES.map((role, column) => {
      if (LEADS_ON.includes(route)) return outcomes.split(' ')[column];
      const entry = decideEntry(rulesOf(route), sessionOf(role), route);
      return entry.kind === 'enter' ? 'opens' : entry.to.replace(/\?.*/, '');
    });
    found[route] = decided.join(' ');
  }
  expect(found).toEqual(ROUTES);
  const spoken = new Set(Object.keys(ROUTES).map(shapeOf));
  expect(declared.filter((route) => !spoken.has(shapeOf(route.path)))).toEqual([]);
});

test('brings a visitor back to the page they wanted once they are signed in', async ({ page }) => {
  await page.goto('/propositionsList');
  await expect(page).toHaveURL(/\/login/);
  const login = page.getByRole('form', { name: 'Se connecter' });
  await login.getByLabel('Adresse e-mail').fill(emailOf('demandeur'));
  await login.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(page).toHaveURL(/\/propositionsList$/);
});
