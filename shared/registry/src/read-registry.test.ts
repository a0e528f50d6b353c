import { UnreadableError } from './read-json';
import { readRegistry } from './read-registry';
import {
  DIGEST,
  writtenDescription,
  writtenEntry,
  writtenListed,
  writtenRegistry,
} from '../test/registry-samples';

const reading = (listed: object, entry: object = {}) =>
  readRegistry(writtenRegistry({ agent: writtenEntry('agent', listed, entry) }));

const reasonFor = (listed: object, entry: object = {}) => reading(listed, entry).refused[0]?.reason;

const withRoute = (changes: object) => ({
  routes: [{ path: '/x', page: 'home', title: 'x', roles: [], access: 'public', ...changes }],
});

const withFile = (file: string, digest = DIGEST, changes: object = {}) => {
  const integrity = { 'remoteEntry.js': DIGEST, 'home.js': DIGEST, 'home.css': DIGEST, [file]: digest };
  return described({ integrity, ...changes });
};

const described = (changes: object) => ({ description: writtenDescription('agent', '1.0.0', changes) });

describe('the registry', () => {
  it('is read with the routes and menu of its releases', () => {
    const { registry, refused } = readRegistry(writtenRegistry({ agent: writtenEntry('agent') }));
    const agent = registry.remotes['agent'];

    expect(refused).toEqual([]);
    expect(registry).toMatchObject({ serial: 7, generatedAt: '2026-11-20T12:00:00Z' });
    expect(agent?.previews).toEqual([]);
    expect(agent?.versions['1.0.0']?.declared?.routes[0]).toEqual({
      path: '/agent/home',
      page: 'home',
      title: 'Accueil',
      roles: ['AGENT'],
      access: 'signed-in',
    });
    expect(agent?.disabled).toBeUndefined();
  });

  it('loses a bad remote and keeps the others', () => {
    const { registry, refused } = readRegistry(
      writtenRegistry({
        agent: writtenEntry('agent'),
        admin: null,
        '../agent': writtenEntry('agent'),
        'agent/': writtenEntry('agent'),
      }),
    );

    expect(Object.keys(registry.remotes)).toEqual(['agent']);
    expect(refused[0]).toEqual({ remote: 'admin', reason: 'admin: not an object' });
    expect(refused.map(({ remote }) => remote)).toEqual(['admin', '../agent', 'agent/']);
  });

  it.each([
    ['a foreign origin', { base: 'https://evil.example/remotes/agent/1.0.0/' }],
    ['the folder of another remote', { base: '/remotes/admin/1.0.0/' }],
    ['a path that leaves its folder', { base: '/remotes/agent/1.0.0/../../../' }],
    ['a weak digest of its description', { digest: 'sha256-abc' }],
    ['a digest after something else', { digest: `x${DIGEST}` }],
    ['a range nobody understands', { requires: { contract: 1, kit: '*', react: '^19.0.0' } }],
    ['a route to another site', withRoute({ path: '//evil.example' })],
    ['a route to another site by a backslash', withRoute({ path: '/\\evil.example' })],
    ['a route that leaves the portal', withRoute({ path: '/../x' })],
    ['a route that leaves its folder', withRoute({ path: '/agent/../x' })],
    ['an access of its own', withRoute({ access: 'everybody' })],
    [
      'a menu section on another site',
      { menu: [{ id: 'x', label: 'x', to: '/x', sections: ['//evil.example'], order: 1, roles: [] }] },
    ],
    ['a role nobody has', withRoute({ roles: ['KING'] })],
    ['a description in the folder of another remote', described({ base: '/remotes/admin/1.0.0/' })],
    ['an entry without integrity', described({ entry: 'other.js' })],
    ['an entry that is no script', described({ entry: 'home.css' })],
    ['a file with a weak digest', withFile('x.js', 'sha256-abc')],
    ['a file outside the folder', withFile('../x.js')],
    ['a file in a folder', withFile('x/y.js')],
    ['a scope that is no identifier', described({ scope: 'agent;alert(1)' })],
    ['a page file without integrity', described({ pages: { home: { js: ['lost.js'], css: [] } } })],
    ['a route to a page that it does not have', described({ pages: {} })],
  ])('refuses a remote with %s', (_what, listed) => {
    expect(reasonFor(listed)).toMatch(/^agent 1\.0\.0/);
  });

  it('takes all that a release may say, but for a place in a later shell', () => {
    const entry = { id: 'x', label: 'x', to: '/x', order: 1, roles: [], newTab: true };
    const { registry } = reading({
      base: '/remotes/agent/1.0.0/',
      requires: { contract: 1, kit: '~1.12.13', react: '19.10.0' },
      ...withRoute({ description: 'x' }),
      menu: [{ ...entry, places: ['footer', 'side'] }],
    });
    expect(registry.remotes['agent']?.versions['1.0.0']).toMatchObject({
      requires: { kit: '~1.12.13', react: '19.10.0' },
      declared: { routes: [{ access: 'public' }], menu: [{ ...entry, places: ['side'] }] },
    });
  });

  const next = '11.12.13-rc.1';
  const canary = { version: next, percent: 10, salt: 'agent-1.1.0' };
  const both = {
    '1.0.0': writtenListed('agent', '1.0.0'),
    [next]: writtenListed('agent', next),
  };
  const withCanary = (changes: object) => ({ canary: { ...canary, ...changes }, versions: both });

  it.each([0, 10, 100])(
    'carries a canary for %s %%, and the versions that may be asked for by name',
    (percent) => {
      const entry = {
        canary: { ...canary, percent, roles: ['AGENT'] },
        previews: [next],
        ladder: ['1.0.0', next, next],
      };
      const { registry } = reading({}, { ...entry, versions: both });

      expect(registry.remotes['agent']).toMatchObject(entry);
    },
  );

  it.each([
    ['stable', { stable: '9.0.0' }, 'stable: 9.0.0 is not described'],
    ['its ladder', { ladder: ['1.0.0', '9.0.0'] }, 'ladder: 9.0.0 is not described'],
    ['its canary', { canary: { ...canary, version: '9.0.0' } }, 'canary version: 9.0.0 is not described'],
    ['a preview', { previews: ['9.0.0'] }, 'previews: 9.0.0 is not described'],
  ])('refuses a remote that describes no version for %s', (_what, entry, reason) => {
    expect(reasonFor({}, entry)).toBe(`agent ${reason}`);
  });

  it.each([
    ['a ladder that does not start with stable', { ladder: [next], versions: both }, 'agent ladder'],
    ['a version that is a path', { previews: ['../admin'] }, 'agent previews: "../admin" is not a version'],
    ['a share below nothing', withCanary({ percent: -1 }), 'agent canary percent: -1 is no share'],
    ['a share above all', withCanary({ percent: 101 }), 'agent canary percent: 101 is no share'],
    ['a role nobody has', withCanary({ roles: ['KING'] }), 'agent canary roles: KING is not known'],
    ['a switch without its sentence', { disabled: true }, 'agent disabled: not an object'],
  ])('refuses a remote with %s', (_what, entry, reason) => {
    expect(reasonFor({}, entry)).toBe(reason);
  });

  it('refuses a remote whose stable release declares no routes: nothing could be entered', () => {
    expect(reasonFor({ routes: undefined, menu: undefined })).toBe('agent 1.0.0 declares no routes');
  });

  it.each([{ schema: 1 }, { serial: -1 }, { serial: 1.5 }, { serial: '7' }, { remotes: [] }])(
    'is refused as a whole with %j',
    (changes) => {
      expect(() => readRegistry(writtenRegistry({}, changes))).toThrow(UnreadableError);
    },
  );
});
