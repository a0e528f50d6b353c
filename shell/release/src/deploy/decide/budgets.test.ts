import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROLES } from '@portal/domain/access';
import { readRegistry } from '@portal/registry/read-registry';
import type { Release } from '@portal/registry/registry';
import { partFor } from '@portal/registry/registry-part';
import policy from '../../../../remotes.policy.json';
import type { WrittenEntry } from '../../registry/written-registry';
import { heavyParts, overRegistryBudget } from './budgets';

type Declared = Pick<Release, 'requires' | 'routes' | 'menu'>;

/** As long as a signature, and no shorter when compressed. */
const noise = (of: string) => createHash('sha512').update(of).digest('base64');
const digestOf = (of: string) => `sha384-${noise(of).slice(0, 64)}`;
const STAFF = ROLES.filter((role) => !['VISITOR', 'APPLICANT'].includes(role));

/** An app with two versions below, and with the files of its pages where a visitor may open one. */
function entryOf(
  name: string,
  { requires, routes, menu }: Declared,
  claims: WrittenEntry['claims'],
): WrittenEntry {
  const listed = (version: string) => ({
    requires,
    digest: digestOf(name + version),
    signature: noise(name + version),
  });
  const files = ['remoteEntry', 'vendor', 'ui', 'form', 'list', ...routes.map(({ page }) => page)].map(
    (file) =>
      `${file}.${createHash('sha256')
        .update(name + file)
        .digest('hex')
        .slice(0, 8)}.js`,
  );
  const description = {
    scope: `${name.replace('-', '_')}__1`,
    entry: String(files[0]),
    integrity: Object.fromEntries(files.map((file) => [file, digestOf(name + file)])),
    pages: Object.fromEntries(routes.map(({ page }) => [page, { js: files.slice(1, 6), css: [] }])),
  };
  const isOpen = routes.some(({ access, roles }) => access === 'public' && roles.includes('VISITOR'));
  const stable = { ...listed('1.2.0'), routes, menu, ...(isOpen && { description }) };
  return {
    owner: `team-${name}`,
    claims,
    keys: [createHash('sha256').update(name).digest('base64url')],
    vouched: noise(name),
    stable: '1.2.0',
    ladder: ['1.2.0', '1.1.0', '1.0.0'],
    disabled: false,
    versions: { '1.2.0': stable, '1.1.0': listed('1.1.0'), '1.0.0': listed('1.0.0') },
  };
}

/** The portal's own four apps, and 46 of other teams, so many of them for visitors. */
function fiftyApps(open = 2) {
  const own = (['public', 'applicant', 'agent', 'admin'] as const).map((name) => {
    const file = path.resolve(__dirname, `../../../../../mfe-${name}/remote.manifest.json`);
    const { routes, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Declared;
    const browsed = routes.map(({ description: _, ...route }) => route);
    return [name, entryOf(name, { ...manifest, routes: browsed }, policy[name].claims)] as const;
  });
  const others = Array.from({ length: 46 }, (_, index) => {
    const name = `app-${noise(String(index)).replace(/\W/g, '').slice(0, 8).toLowerCase()}`;
    const [roles, access] = index < open ? ([ROLES, 'public'] as const) : ([STAFF, 'signed-in'] as const);
    const pages = index < open ? ['list', 'file'] : ['list', 'file', 'form', 'settings'];
    const routes = pages.map((page) => ({
      path: `/${name}/${page}`,
      page,
      title: `${page} · ${name}`,
      roles,
      access,
    }));
    const link = {
      id: name,
      label: name,
      to: `/${name}/list`,
      sections: [],
      order: index,
      roles,
      icon: 'file',
    } as const;
    const requires = { contract: 1, kit: '^1.4.0', react: '^19.0.0', federation: '^2.9.2' };
    const declared = { requires, routes, menu: [{ ...link, places: ['side' as const], newTab: false }] };
    return [name, entryOf(name, declared, [{ paths: [`/${name}/*`], roles }])] as const;
  });
  return { schema: 2, serial: 412, remotes: Object.fromEntries([...own, ...others]) };
}

it('a registry of fifty apps stays within what each role may wait for, and sends visitors three of them', () => {
  const registry = fiftyApps();
  expect(heavyParts(registry)).toEqual([]);
  const { remotes, elsewhere } = readRegistry(partFor(registry, 'VISITOR')).registry;
  expect(Object.keys(remotes)).toHaveLength(3);
  expect(elsewhere).toEqual(expect.arrayContaining(['/agent/home', '/usersList']));
});

it('a registry is refused where visitors would wait for it', () => {
  expect(overRegistryBudget(fiftyApps(8))).toMatch(
    /^What a visitor gets of the registry would weigh \d+\.\d kB of at most 6\.0 kB\. A visit waits for it: /,
  );
});
