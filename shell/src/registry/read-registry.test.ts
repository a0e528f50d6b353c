import { UnreadableError } from './read-json';
import { readRegistry } from './read-registry';
import { writtenEntry, writtenRegistry } from './registry-samples';

const reasonFor = (release: object, entry: object = {}) =>
  readRegistry(writtenRegistry({ agent: writtenEntry('agent', release, entry) })).refused[0]?.reason;

describe('the registry', () => {
  it('is read with its routes, menu and pages', () => {
    const { registry, refused } = readRegistry(writtenRegistry({ agent: writtenEntry('agent') }));
    const agent = registry.remotes['agent'];

    expect(refused).toEqual([]);
    expect(registry.serial).toBe(7);
    expect(agent?.versions['1.0.0']?.routes[0]).toEqual({
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
    ['an entry without integrity', { entry: 'other.js' }],
    ['an entry that is no script', { entry: 'home.css' }],
    ['a weak digest', { integrity: { 'remoteEntry.js': 'sha256-abc' } }],
    ['a file outside the folder', { integrity: { '../x.js': `sha384-${'B'.repeat(64)}` } }],
    ['a page file without integrity', { pages: { home: { js: ['lost.js'], css: [] } } }],
    ['a scope that is no identifier', { scope: 'agent;alert(1)' }],
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
    [
      'a page it does not have',
      { routes: [{ path: '/x', page: 'lost', title: 'x', roles: [], access: 'public' }] },
    ],
  ])('refuses a remote with %s', (_what, release) => {
    expect(reasonFor(release)).toMatch(/^agent 1\.0\.0/);
  });

  it('takes a menu entry that declares no section: older releases do not', () => {
    const { registry } = readRegistry(writtenRegistry({ agent: writtenEntry('agent') }));
    expect(registry.remotes['agent']?.versions['1.0.0']?.menu[0]?.sections).toEqual([]);
  });

  it('refuses a remote whose stable version is not described', () => {
    expect(reasonFor({}, { stable: '2.0.0' })).toBe('agent: version 2.0.0 is not described');
  });

  it('is refused as a whole when its schema is another one', () => {
    expect(() => readRegistry({ ...writtenRegistry({}), schema: 2 })).toThrow(UnreadableError);
    expect(() => readRegistry('<html>')).toThrow(UnreadableError);
  });

  it('carries the sentence of a remote that is switched off', () => {
    const { registry } = readRegistry(
      writtenRegistry({ agent: writtenEntry('agent', {}, { disabled: { message: 'En maintenance.' } }) }),
    );

    expect(registry.remotes['agent']?.disabled).toBe('En maintenance.');
  });
});
