import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@portal/domain/access';
import type { Ownership } from '@portal/registry/ownership';
import type { MenuEntry, Release, RemoteRoute } from '@portal/registry/registry';
import policy from '../../remotes.policy.json';
import type { WrittenEntry, WrittenListing, WrittenRegistry } from '../src/registry/written-registry';

/** A registry of fifty apps of many teams, for tests of its weight: the portal's own four, and forty-six more. */

const root = path.resolve(import.meta.dirname, '../../..');
const STAFF: readonly Role[] = ['AGENT', 'DIRECTOR', 'ADMIN'];
const HEADS: readonly Role[] = ['DIRECTOR', 'ADMIN'];
const ADMINS: readonly Role[] = ['ADMIN'];
const APPLICANTS: readonly Role[] = ['APPLICANT', 'VISITOR'];
const SIGNED_IN: readonly Role[] = ['ADMIN', 'AGENT', 'DIRECTOR', 'APPLICANT'];
const EVERYBODY: readonly Role[] = [...SIGNED_IN, 'VISITOR'];

/** For whom the apps are, most of them for the staff of agencies. */
const TEAMS: readonly (readonly [readonly Role[], string])[] = [
  [EVERYBODY, 'insurance partners'],
  [APPLICANTS, 'savings notary mobility students energy renovation'],
  [
    STAFF,
    'loans claims brokers billing invoices commissions campaigns surveys complaints appointments agenda guarantees appraisals rentals taxes seniors archive contracts forecasts leads calls scans visits bonuses',
  ],
  [HEADS, 'budgets payroll audit risk scoring treasury'],
  [ADMINS, 'compliance fraud suppliers inventory helpdesk'],
  [SIGNED_IN, 'messages training signatures'],
];

/** Incompressible like a real digest or file name, and the same in each run. */
const hash = (of: string, algorithm = 'sha384') => createHash(algorithm).update(of).digest();
/** As long as a signature, which nobody verifies here. */
const signatureOf = (of: string) => hash(`${of} signed`, 'sha512').toString('base64');
const digestOf = (of: string) => `sha384-${hash(of).toString('base64')}`;
const fileOf = (of: string, name: string, ending = 'js') =>
  `${name}.${hash(of + name)
    .toString('hex')
    .slice(0, 8)}.${ending}`;

type Declared = Pick<Release, 'requires' | 'routes' | 'menu'>;

interface App extends Declared {
  readonly name: string;
  readonly claims: Ownership['claims'];
  readonly stable: string;
  readonly canary?: string;
  readonly preview?: string;
}

/** What the app of the workspace declares. */
function ownApp(name: keyof typeof policy, stable: string): App {
  const text = readFileSync(path.join(root, `mfe-${name}/remote.manifest.json`), 'utf8');
  const { requires, routes, menu } = JSON.parse(text) as Declared;
  return {
    name,
    claims: policy[name].claims,
    stable,
    requires: { ...requires, federation: '^2.9.2' },
    // The registry has no descriptions for search engines.
    routes: routes.map(({ description: _, ...route }) => route),
    menu,
  };
}

function otherApp(name: string, roles: readonly Role[], index: number): App {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const access = roles === EVERYBODY ? 'public' : 'signed-in';
  const route = (at: string, page: string, what: string): RemoteRoute => ({
    path: `/${name}${at}`,
    page,
    title: `${what} · ${title}`,
    roles,
    access,
  });
  const entry: MenuEntry = {
    id: name,
    label: title,
    to: `/${name}`,
    sections: [],
    order: 100 + index,
    roles,
    icon: 'file',
    places: ['side'],
    newTab: false,
  };
  return {
    name,
    claims: [{ paths: [`/${name}/*`], roles }],
    stable: `1.${String(index)}.0`,
    ...(index % 8 === 7 && { canary: `1.${String(index + 1)}.0` }),
    ...(index % 4 === 3 && { preview: `2.0.0-rc.${String(index)}` }),
    requires: { contract: 1, kit: '^1.4.0', react: '^19.0.0', federation: '^2.9.2' },
    routes: [
      route('', 'list', 'Tous'),
      route('/:id', 'file', 'Dossier'),
      ...(access === 'public'
        ? []
        : [route('/new', 'form', 'Nouveau'), route('/settings', 'settings', 'Réglages')]),
    ],
    menu: [entry],
  };
}

/** The files of a release: one script and style sheet a page, and chunks that they share. */
function descriptionOf({ name, routes }: App, version: string): NonNullable<WrittenListing['description']> {
  const id = `${name}@${version}`;
  const shared = ['vendor', 'ui', 'form', 'text', 'fields', 'list', 'dates'].map((chunk) =>
    fileOf(id, chunk),
  );
  const pages = [...new Set(routes.map(({ page }) => page))].map(
    (page) => [page, { js: [fileOf(id, page), ...shared], css: [fileOf(id, page, 'css')] }] as const,
  );
  const entry = fileOf(id, 'remoteEntry');
  const files = [entry, ...pages.flatMap(([, { js, css }]) => [...js, ...css])];
  return {
    scope: `${name}__${hash(id).toString('hex').slice(0, 8)}`,
    entry,
    integrity: Object.fromEntries(files.map((file) => [file, digestOf(id + file)])),
    pages: Object.fromEntries(pages),
  };
}

function entryOf(app: App): WrittenEntry {
  const { name, claims, stable, canary, preview, requires, routes, menu } = app;
  const ladder = [stable, ...['0.9.1', '0.9.0']];
  const isOpen = routes.some(({ access, roles }) => access === 'public' && roles.includes('VISITOR'));
  const listingOf = (version: string): WrittenListing => ({
    requires,
    digest: digestOf(`${name} ${version}`),
    signature: signatureOf(`${name} ${version}`),
    ...([stable, canary].includes(version) && { routes, menu }),
    ...(version === stable && isOpen && { description: descriptionOf(app, version) }),
  });
  const versions = [...ladder, ...[canary ?? [], preview ?? []].flat()];
  return {
    owner: `team-${name}`,
    claims,
    keys: [hash(name, 'sha256').toString('base64url')],
    vouched: signatureOf(name),
    stable,
    ...(canary !== undefined && { canary: { version: canary, percent: 10, salt: `${name}-${canary}` } }),
    ladder,
    ...(preview !== undefined && { previews: [preview] }),
    disabled: false,
    versions: Object.fromEntries(versions.map((version) => [version, listingOf(version)])),
  };
}

/**
 * Fifty apps with three versions each, some with canaries and previews, each with claims, a team's key and signatures.
 * @param openApps how many apps a visitor may open besides the portal's own, at least two
 */
export function fiftyApps(openApps = 2): WrittenRegistry {
  const own = (['public', 'applicant', 'agent', 'admin'] as const).map((name) => ownApp(name, '1.0.0'));
  const others = TEAMS.flatMap(([roles, names]) => names.split(' ').map((name) => ({ name, roles })));
  const apps = [
    ...own,
    ...others.map(({ name, roles }, index) => otherApp(name, index < openApps ? EVERYBODY : roles, index)),
  ];
  return {
    schema: 2,
    serial: 412,
    generatedAt: '2026-11-25T08:00:00.000Z',
    remotes: Object.fromEntries(apps.map((app) => [app.name, entryOf(app)])),
  };
}
