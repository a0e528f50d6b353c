import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@portal/domain/access';
import type { Ownership } from '@portal/registry/ownership';
import type { Release, RemoteRoute } from '@portal/registry/registry';
import policy from '../../remotes.policy.json';
import type { WrittenEntry, WrittenListing, WrittenRegistry } from '../src/registry/written-registry';

/** A registry of fifty apps of many teams, for tests of its weight: the portal's own four, and forty-six more. */

const root = path.resolve(import.meta.dirname, '../../..');
const STAFF: readonly Role[] = ['AGENT', 'DIRECTOR', 'ADMIN'];
const EVERYBODY: readonly Role[] = [...STAFF, 'APPLICANT', 'VISITOR'];
/** For whom the apps are, most of them for the staff of agencies. */
const AUDIENCES: readonly (readonly Role[])[] = [
  STAFF,
  STAFF,
  ['DIRECTOR', 'ADMIN'],
  STAFF,
  ['APPLICANT', 'VISITOR'],
  STAFF,
  ['ADMIN'],
  [...STAFF, 'APPLICANT'],
];

/** Incompressible like a real digest or file name, and the same in each run. */
const hash = (of: string, algorithm = 'sha384') => createHash(algorithm).update(of).digest();
/** As long as a signature, which nobody verifies here. */
const signatureOf = (of: string) => hash(`${of} signed`, 'sha512').toString('base64');
const digestOf = (of: string) => `sha384-${hash(of).toString('base64')}`;
const shortOf = (of: string) => hash(of).toString('hex').slice(0, 8);

type Declared = Pick<Release, 'requires' | 'routes' | 'menu'>;

/** What an app of the workspace declares; the registry has no descriptions for search engines. */
function ownApp(name: string): Declared {
  const text = readFileSync(path.join(root, `mfe-${name}/remote.manifest.json`), 'utf8');
  const { requires, routes, menu } = JSON.parse(text) as Declared;
  return { requires, menu, routes: routes.map(({ description: _, ...route }) => route) };
}

function otherApp(name: string, roles: readonly Role[], order: number): Declared {
  const access = roles === EVERYBODY ? 'public' : 'signed-in';
  const pages = { list: 'Tous', file: 'Dossier', form: 'Nouveau', settings: 'Réglages' };
  const shown = Object.entries(pages).slice(0, access === 'public' ? 2 : 4);
  const routes = shown.map(([page, what]): RemoteRoute => {
    const at = { list: '', file: '/:id' }[page] ?? `/${page}`;
    return { path: `/${name}${at}`, page, title: `${what} · ${name}`, roles, access };
  });
  const link = { id: name, label: name, to: `/${name}`, sections: [], order, roles, icon: 'file' } as const;
  return {
    requires: { contract: 1, kit: '^1.4.0', react: '^19.0.0' },
    routes,
    menu: [{ ...link, places: ['side'], newTab: false }],
  };
}

/** The files of a release: one script and style sheet a page, and chunks that they share. */
function filesOf(id: string, routes: readonly RemoteRoute[]): NonNullable<WrittenListing['description']> {
  const fileOf = (name: string, ending = 'js') => `${name}.${shortOf(id + name)}.${ending}`;
  const shared = ['vendor', 'ui', 'form', 'text', 'fields', 'list', 'dates'].map((chunk) => fileOf(chunk));
  const pages = [...new Set(routes.map(({ page }) => page))].map(
    (page) => [page, { js: [fileOf(page), ...shared], css: [fileOf(page, 'css')] }] as const,
  );
  const entry = fileOf('remoteEntry');
  const files = [entry, ...pages.flatMap(([, { js, css }]) => [...js, ...css])];
  const integrity = Object.fromEntries(files.map((file) => [file, digestOf(id + file)]));
  return { scope: `app__${shortOf(id)}`, entry, integrity, pages: Object.fromEntries(pages) };
}

/** Each fourth has a preview, each eighth a canary. */
function entryOf(
  name: string,
  { requires, routes, menu }: Declared,
  claims: Ownership['claims'],
  index: number,
): WrittenEntry {
  const stable = '1.2.0';
  const [canary, preview] = [index % 8 === 7 ? ['1.3.0'] : [], index % 4 === 3 ? ['2.0.0-rc.1'] : []];
  const isOpen = routes.some(({ access, roles }) => access === 'public' && roles.includes('VISITOR'));
  const listingOf = (version: string): WrittenListing => ({
    requires: { ...requires, federation: '^2.9.2' },
    digest: digestOf(`${name} ${version}`),
    signature: signatureOf(`${name} ${version}`),
    ...([stable, ...canary].includes(version) && { routes, menu }),
    ...(version === stable && isOpen && { description: filesOf(`${name}@${version}`, routes) }),
  });
  const ladder = [stable, '0.9.1', '0.9.0'];
  return {
    owner: `team-${name}`,
    claims,
    keys: [hash(name, 'sha256').toString('base64url')],
    vouched: signatureOf(name),
    stable,
    ...(canary[0] !== undefined && { canary: { version: canary[0], percent: 10, salt: name } }),
    ladder,
    previews: preview,
    disabled: false,
    versions: Object.fromEntries(
      [...ladder, ...canary, ...preview].map((version) => [version, listingOf(version)]),
    ),
  };
}

/**
 * Fifty apps with three versions each, some with canaries and previews, each with claims, a team's key and signatures.
 * @param openApps how many apps a visitor may open besides the portal's own, at least two
 */
export function fiftyApps(openApps = 2): WrittenRegistry {
  const own = (['public', 'applicant', 'agent', 'admin'] as const).map(
    (name) => [name, entryOf(name, ownApp(name), policy[name].claims, 0)] as const,
  );
  const others = Array.from({ length: 46 }, (_, index) => {
    const name = `app-${shortOf(String(index))}`;
    const roles = (index < openApps ? EVERYBODY : AUDIENCES[index % AUDIENCES.length]) ?? STAFF;
    const claims = [{ paths: [`/${name}/*`], roles }];
    return [name, entryOf(name, otherApp(name, roles, index), claims, index)] as const;
  });
  const remotes = Object.fromEntries([...own, ...others]);
  return { schema: 2, serial: 412, generatedAt: '2026-11-25T08:00:00.000Z', remotes };
}
