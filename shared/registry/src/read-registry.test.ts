import { UnreadableError } from './read-json';
import { readRegistry } from './read-registry';
import { writtenDescription, writtenEntry, writtenListed, writtenRegistry } from './registry-samples';

const reading = (listed: object, entry: object = {}) =>
  readRegistry(writtenRegistry({ agent: writtenEntry('agent', listed, entry) }));

const reasonFor = (listed: object, entry: object = {}) => reading(listed, entry).refused[0]?.reason;

const described = (changes: object) => ({ description: writtenDescription('agent', '1.0.0', changes) });

describe('the registry', () => {
  it('is read with the routes and menu of its releases', () => {
    const { registry, refused } = readRegistry(writtenRegistry({ agent: writtenEntry('agent') }));
    const agent = registry.remotes['agent'];

    expect(refused).toEqual([]);
    expect(registry.serial).toBe(7);
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
      writtenRegistry({ agent: writtenEntry('agent'), admin: 'nonsense' }),
    );

    expect(Object.keys(registry.remotes)).toEqual(['agent']);
    expect(refused).toEqual([{ remote: 'admin', reason: 'admin: not an object' }]);
  });

  it.each([
    ['a foreign origin', { base: 'https://evil.example/remotes/agent/1.0.0/' }],
    ['another origin without a scheme', { base: '//evil.example/remotes/agent/1.0.0/' }],
    ['the folder of another remote', { base: '/remotes/admin/1.0.0/' }],
    ['a path that leaves its folder', { base: '/remotes/agent/1.0.0/../../../' }],
    ['no digest of its description', { digest: undefined }],
    ['a weak digest of its description', { digest: 'sha256-abc' }],
    ['a range nobody understands', { requires: { contract: 1, kit: '*', react: '^19.0.0' } }],
    ['no contract', { requires: { kit: '^1.0.0', react: '^19.0.0' } }],
    [
      'a route to another site',
      { routes: [{ path: '//evil.example', page: 'home', title: 'x', roles: [], access: 'public' }] },
    ],
    [
      'a menu section on another site',
      { menu: [{ id: 'x', label: 'x', to: '/x', sections: ['//evil.example'], order: 1, roles: [] }] },
    ],
    [
      'a role nobody has',
      { routes: [{ path: '/x', page: 'home', title: 'x', roles: ['KING'], access: 'public' }] },
    ],
    ['a description in the folder of another remote', described({ base: '/remotes/admin/1.0.0/' })],
    ['an entry without integrity', described({ entry: 'other.js' })],
    ['an entry that is no script', described({ entry: 'home.css' })],
    ['a file with a weak digest', described({ integrity: { 'remoteEntry.js': 'sha256-abc' } })],
    ['a file outside the folder', described({ integrity: { '../x.js': `sha384-${'B'.repeat(64)}` } })],
    ['a page file without integrity', described({ pages: { home: { js: ['lost.js'], css: [] } } })],
    ['a scope that is no identifier', described({ scope: 'agent;alert(1)' })],
    ['a route to a page that it does not have', described({ pages: {} })],
  ])('refuses a remote with %s', (_what, listed) => {
    expect(reasonFor(listed)).toMatch(/^agent 1\.0\.0/);
  });

  it('carries the description of a release that a first visit opens', () => {
    const { registry } = reading(described({}));

    expect(registry.remotes['agent']?.versions['1.0.0']?.description).toMatchObject({
      base: '/remotes/agent/1.0.0/',
      entry: 'remoteEntry.js',
      requires: { contract: 1 },
      routes: [{ path: '/agent/home' }],
    });
  });

  it('takes a menu entry that declares no section: older releases do not', () => {
    const { registry } = reading({});
    expect(registry.remotes['agent']?.versions['1.0.0']?.declared?.menu[0]?.sections).toEqual([]);
  });

  const canary = { version: '1.1.0', percent: 10, salt: 'agent-1.1.0' };
  const both = {
    '1.0.0': writtenListed('agent', '1.0.0'),
    '1.1.0': writtenListed('agent', '1.1.0'),
  };

  it('carries a canary and the versions that may be asked for by name', () => {
    const entry = { canary: { ...canary, roles: ['AGENT'] }, previews: ['1.1.0'], versions: both };
    const { registry } = reading({}, entry);

    expect(registry.remotes['agent']).toMatchObject({
      canary: { ...canary, roles: ['AGENT'] },
      previews: ['1.1.0'],
    });
  });

  it.each([
    ['stable', { stable: '9.0.0' }, 'stable: 9.0.0 is not described'],
    ['its ladder', { ladder: ['1.0.0', '9.0.0'] }, 'ladder: 9.0.0 is not described'],
    ['its canary', { canary: { ...canary, version: '9.0.0' } }, 'canary version: 9.0.0 is not described'],
    ['a preview', { previews: ['9.0.0'] }, 'previews: 9.0.0 is not described'],
  ])('refuses a remote that describes no version for %s', (_what, entry, reason) => {
    expect(reasonFor({}, entry)).toBe(`agent ${reason}`);
  });

  it.each([
    ['a ladder that does not start with stable', { ladder: ['1.1.0'], versions: both }, 'agent ladder'],
    ['a version that is a path', { previews: ['../admin'] }, 'agent previews: "../admin" is not a version'],
    [
      'a share above all',
      { canary: { ...canary, percent: 101 }, versions: both },
      'agent canary percent: 101 is no share',
    ],
    [
      'a share that is no number',
      { canary: { ...canary, percent: '10' }, versions: both },
      'agent canary percent: not a number',
    ],
    [
      'a canary for a role nobody has',
      { canary: { ...canary, roles: ['KING'] }, versions: both },
      'agent canary roles: KING is not known',
    ],
    [
      'a canary without a salt',
      { canary: { ...canary, salt: '' }, versions: both },
      'agent canary salt: not a text',
    ],
    ['a switch without its sentence', { disabled: true }, 'agent disabled: not an object'],
  ])('refuses a remote with %s', (_what, entry, reason) => {
    expect(reasonFor({}, entry)).toBe(reason);
  });

  it('refuses a remote whose stable release declares no routes: nothing could be entered', () => {
    expect(reasonFor({ routes: undefined, menu: undefined })).toBe('agent 1.0.0 declares no routes');
  });

  it('is refused as a whole when its schema is another one', () => {
    expect(() => readRegistry({ ...writtenRegistry({}), schema: 1 })).toThrow(UnreadableError);
    expect(() => readRegistry('<html>')).toThrow(UnreadableError);
  });

  it('carries the sentence of a remote that is switched off', () => {
    const { registry } = readRegistry(
      writtenRegistry({ agent: writtenEntry('agent', {}, { disabled: { message: 'En maintenance.' } }) }),
    );

    expect(registry.remotes['agent']?.disabled).toBe('En maintenance.');
  });
});
