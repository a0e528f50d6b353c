import { ROLES, type Role } from '@portal/domain/access';
import { assert, constantFrom, option, property, record, subarray, uniqueArray } from 'fast-check';
import { closedRoutes, routesOf } from './navigation';
import { chooseVersions } from './choose-version';
import { partFor } from './registry-part';
import { readRegistry } from './read-registry';
import { writtenDescription, writtenEntry, writtenListed, writtenRegistry } from '../test/registry-samples';
import type { Registry, RemoteRoute } from './registry';

const route = (path: string, roles: readonly Role[], access: RemoteRoute['access'] = 'signed-in') => ({
  path,
  page: 'home',
  title: 'x',
  roles,
  access,
});
const STAFF: readonly Role[] = ['AGENT', 'DIRECTOR', 'ADMIN'];
const claiming = (paths: readonly string[], roles: readonly string[]) => ({ claims: [{ paths, roles }] });

const REMOTES = {
  public: writtenEntry(
    'public',
    {
      routes: [route('/', ['VISITOR'], 'public'), route('/legal', ROLES, 'public')],
      description: writtenDescription('public', '1.0.0'),
    },
    claiming(['/*'], ROLES),
  ),
  offers: writtenEntry(
    'offers',
    {
      routes: [route('/offers', ['VISITOR'], 'public')],
      description: writtenDescription('offers', '1.0.0'),
    },
    claiming(['/offers/*'], ['VISITOR']),
  ),
  applicant: writtenEntry(
    'applicant',
    { routes: [route('/projects', ['APPLICANT', 'VISITOR'])] },
    claiming(['/projects'], ['APPLICANT', 'VISITOR']),
  ),
  agent: writtenEntry(
    'agent',
    { routes: [route('/', STAFF), route('/agent/:id', STAFF), route('/projects', STAFF)] },
    claiming(['/', '/agent/*', '/projects'], STAFF),
  ),
};
const registry = writtenRegistry(REMOTES);
const read = (written: object): Registry => readRegistry(written).registry;

describe('the part of a registry', () => {
  it.each<[Role, readonly string[], readonly string[]]>([
    ['VISITOR', ['public', 'offers'], ['/', '/agent/:id', '/projects']],
    ['APPLICANT', ['public', 'offers', 'applicant'], ['/', '/agent/:id', '/projects']],
    ['AGENT', ['public', 'offers', 'agent'], ['/projects']],
    // They see which versions run.
    ['ADMIN', ['public', 'offers', 'applicant', 'agent'], []],
  ])('for %s has what they may open, what visitors may, and where the rest is', (role, names, elsewhere) => {
    const part = partFor(registry, role);
    expect(read(part)).toMatchObject({ serial: 7, elsewhere });
    expect(Object.keys(read(part).remotes)).toEqual(names);
  });

  it('describes in full the page at which its reader begins, and nothing else', () => {
    const described = (role: Role) =>
      Object.values(read(partFor(registry, role)).remotes).flatMap(({ name, versions }) =>
        versions['1.0.0']?.description ? [name] : [],
      );
    expect(described('VISITOR')).toEqual(['public']);
    expect(described('AGENT')).toEqual([]);
  });

  it('has the canary with its pages, and previews only for those who see what runs', () => {
    const versions = {
      '1.0.0': writtenListed('loans', '1.0.0', { routes: [route('/loans', STAFF)] }),
      '1.1.0': writtenListed('loans', '1.1.0', { routes: [route('/loans/new', STAFF)] }),
      '2.0.0-rc.1': writtenListed('loans', '2.0.0-rc.1', { routes: undefined, menu: undefined }),
    };
    const canary = { version: '1.1.0', percent: 10, salt: 'x' };
    const entry = { canary, previews: ['2.0.0-rc.1'], versions, ...claiming(['/loans/*'], STAFF) };
    const loans = writtenRegistry({ loans: writtenEntry('loans', {}, entry) });
    const listed = (role: Role) => Object.keys(read(partFor(loans, role)).remotes['loans']?.versions ?? {});

    expect(listed('AGENT')).toEqual(['1.0.0', '1.1.0']);
    expect(read(partFor(loans, 'AGENT')).remotes['loans']?.previews).toEqual([]);
    expect(listed('ADMIN')).toEqual(['1.0.0', '1.1.0', '2.0.0-rc.1']);
    expect(read(partFor(loans, 'VISITOR')).elsewhere).toEqual(['/loans', '/loans/new']);
  });

  it('keeps an entry that browsers refuse: they say so, and go on with the one that they know', () => {
    const hostile = { ...writtenEntry('agent'), owner: '' };
    const part = partFor(writtenRegistry({ ...REMOTES, agent: hostile }), 'VISITOR');
    expect(readRegistry(part).refused.map(({ remote }) => remote)).toEqual(['agent']);
  });

  it('tells nothing of a path that its app may not claim', () => {
    const greedy = writtenEntry('loans', { routes: [route('/login', STAFF)] }, claiming(['/loans'], STAFF));
    expect(read(partFor(writtenRegistry({ loans: greedy }), 'VISITOR')).elsewhere).toEqual([]);
  });

  it.each(['{}', '[]', '{"schema":9,"serial":1,"remotes":{}}'])('cannot be had of %s', (text) => {
    expect(() => partFor(JSON.parse(text), 'VISITOR')).toThrow('registry');
  });
});

const PATHS = ['/', '/a', '/a/:id', '/b', '/c/:id?'];
const anyRoute = record({
  path: constantFrom(...PATHS),
  roles: subarray([...ROLES], { minLength: 1 }),
  access: constantFrom('public' as const, 'signed-in' as const),
}).map(({ path, roles, access }) => route(path, roles, access));
const anyRoutes = uniqueArray(anyRoute, { maxLength: 4 });
const anyEntry = record({
  paths: subarray([...PATHS, '/*', '/a/*'], { minLength: 1 }),
  roles: subarray([...ROLES], { minLength: 1 }),
  stable: anyRoutes,
  canary: option(anyRoutes, { nil: undefined }),
}).map(({ paths, roles, stable, canary }) =>
  writtenEntry(
    'any',
    {},
    {
      ...claiming(paths, roles),
      versions: {
        '1.0.0': writtenListed('any', '1.0.0', { routes: stable }),
        ...(canary && { '1.1.0': writtenListed('any', '1.1.0', { routes: canary }) }),
      },
      ...(canary && { canary: { version: '1.1.0', percent: 50, salt: 'any' } }),
    },
  ),
);
const anyRegistry = record({ one: anyEntry, two: anyEntry, three: anyEntry });

/** What the guard knows, for a user of this role whom a canary draws or does not. */
function knownRoutes(of: Registry, role: Role, cohortKey: string) {
  const shell = { contract: 1, kit: '1.4.0', react: '19.3.1' };
  const circumstances = { shell, role, previews: {}, cohortKey: () => cohortKey, known: () => undefined };
  return [...routesOf(chooseVersions(of, circumstances), of.remotes), ...closedRoutes(of)];
}

it('lets each role open what the whole registry lets it, visitors in every part, and knows each path', () => {
  assert(
    property(anyRegistry, constantFrom(...ROLES), constantFrom('1', '2', '3', '4'), (remotes, role, draw) => {
      const written = writtenRegistry(remotes);
      const part = partFor(written, role);
      const mayOpen = (of: object, who: Role) =>
        knownRoutes(read(of), who, draw).filter(
          ({ roles, access }) => roles.includes(who) && (who !== 'VISITOR' || access === 'public'),
        );
      for (const who of [role, 'VISITOR'] as const) expect(mayOpen(part, who)).toEqual(mayOpen(written, who));

      const paths = new Set(knownRoutes(read(part), role, draw).map(({ path }) => path));
      for (const { path } of knownRoutes(read(written), role, draw)) expect(paths).toContain(path);
      const { remotes: kept } = part as { remotes: Record<string, unknown> };
      for (const [name, entry] of Object.entries(kept)) expect(entry).toEqual(Reflect.get(remotes, name));
    }),
  );
});

it('says of the shell which versions a browser may be given, and no more', () => {
  const versions = { '1.1.0': { digest: 'x' }, '1.2.0': { digest: 'y' } };
  const canary = { version: '1.2.0', percent: 10, salt: 'shell-1.2.0' };
  const written = (shell: unknown) => ({ ...writtenRegistry({}), shell });
  const shellIn = (shell: unknown) => Reflect.get(partFor(written(shell), 'VISITOR'), 'shell') as unknown;

  expect(shellIn({ stable: '1.1.0', ladder: ['1.1.0'], canary, previews: ['1.3.0'], versions })).toEqual({
    stable: '1.1.0',
    canary: { version: '1.2.0' },
  });
  expect(shellIn({ stable: '1.1.0', ladder: ['1.1.0'], versions })).toEqual({ stable: '1.1.0' });
  expect(shellIn({ stable: 'latest' })).toBeUndefined();
  expect(shellIn(undefined)).toBeUndefined();
});
