import { routeAccess, routeAccessOf } from '@portal/domain/access';
import policy from '../../remotes.policy.json';
import { trespasses } from '../registry/ownership-policy';
import { EVERY_ROLE, releasedRoutes, releaseOf, remoteNames, sourceOf } from '../testing/released-remotes';

const claims = releasedRoutes.flatMap(({ remote, path, roles }) =>
  roles.map((role) => ({ remote, claim: `${path} as ${role}` })),
);

describe('what the remotes declare', () => {
  it('covers the paths of the specification, and no others', () => {
    const declared = new Set(releasedRoutes.map(({ path }) => path));
    expect([...declared].toSorted()).toEqual(routeAccess.map(({ path }) => path).toSorted());
  });

  it.each(routeAccess.map(({ path, roles }) => [path, roles] as const))(
    'opens %s to exactly the roles of the specification',
    (path, roles) => {
      const declared = releasedRoutes.filter((route) => route.path === path).flatMap((route) => route.roles);
      expect(declared.toSorted()).toEqual(roles.toSorted());
    },
  );

  it('asks for a session wherever the specification does', () => {
    const widened = releasedRoutes.filter(
      ({ path, access }) => access === 'public' && routeAccessOf(path)?.access === 'signed-in',
    );
    expect(widened).toEqual([]);
  });

  it('asks a visitor for a session nowhere else', () => {
    const narrowed = releasedRoutes.filter(
      ({ path, roles, access }) =>
        roles.includes('VISITOR') && access === 'signed-in' && routeAccessOf(path)?.access === 'public',
    );
    expect(narrowed).toEqual([]);
  });

  it('gives a path and a role to one remote only', () => {
    expect(claims.map(({ claim }) => claim).toSorted()).toEqual(
      [...new Set(claims.map(({ claim }) => claim))].toSorted(),
    );
  });

  it.each(remoteNames)('of %s stays within what the policy of the shell gives it', (remote) => {
    expect(trespasses(remote, releaseOf(remote).routes, policy)).toEqual([]);
  });

  it.each(remoteNames)('of %s names only pages that its code has', (remote) => {
    const code = sourceOf(remote, 'src/remote.ts');
    const pages = [...code.matchAll(/(\w+): \(\) => import\(/g)].map(([, page]) => page);
    expect(pages).toEqual(expect.arrayContaining(releaseOf(remote).routes.map(({ page }) => page)));
  });

  it('leads every entry of a menu to a page that its role may open, or to a document', () => {
    const dead = remoteNames
      .flatMap((remote) => releaseOf(remote).menu)
      .filter(({ newTab }) => !newTab)
      .flatMap(({ to, roles }) => roles.map((role) => ({ to, role })))
      .filter(({ to, role }) => !claims.some(({ claim }) => claim === `${to} as ${role}`));
    expect(dead).toEqual([]);
  });

  it('leaves no role without a home', () => {
    expect(
      claims
        .filter(({ claim }) => claim.startsWith('/ as '))
        .map(({ claim }) => claim)
        .toSorted(),
    ).toEqual(EVERY_ROLE.map((role) => `/ as ${role}`).toSorted());
  });
});
