import { ROLES, routeAccess, routeAccessOf } from '@portal/domain/access';
import policy from '../../../remotes.policy.json';
import { trespasses } from '@portal/registry/ownership-policy';
import { releasedRoutes, releaseOf, remoteNames, sourceOf } from '../../test/released-remotes';

const claims = releasedRoutes.flatMap(({ remote, path, roles }) =>
  roles.map((role) => ({ remote, claim: `${path} as ${role}` })),
);

const specified = new Set(routeAccess.map(({ path }) => path));

interface DeclaredPath {
  readonly remote: string;
  readonly path: string;
}

/** The remotes that declare a path of the specification. */
const remotesOf = (routes: readonly DeclaredPath[]) =>
  new Set(routes.filter(({ path }) => specified.has(path)).map(({ remote }) => remote));

/**
 * Paths outside the specification that are declared by a remote of the specification, or outside the folder named
 * after their remote.
 */
function unexplained(routes: readonly DeclaredPath[]): readonly string[] {
  const own = remotesOf(routes);
  return routes
    .filter(({ path }) => !specified.has(path))
    .filter(({ remote, path }) => own.has(remote) || !`${path}/`.startsWith(`/${remote}/`))
    .map(({ path }) => path);
}

describe('what the remotes declare', () => {
  it('covers the paths of the specification', () => {
    const declared = new Set(releasedRoutes.map(({ path }) => path));
    expect([...declared].filter((path) => specified.has(path)).toSorted()).toEqual([...specified].toSorted());
  });

  it('adds no others, but what a remote that the specification does not know has below its own name', () => {
    expect(unexplained(releasedRoutes)).toEqual([]);
  });

  it('leaves the paths of the specification to its own remotes, whatever the policy would give', () => {
    const own = remotesOf(releasedRoutes);
    const generous = Object.entries(policy)
      .filter(([remote]) => !own.has(remote))
      .flatMap(([remote, { claims }]) =>
        claims.flatMap(({ paths }) => paths.map((path) => ({ remote, path }))),
      );
    expect(unexplained(generous)).toEqual([]);
    expect(generous.filter(({ path }) => specified.has(path))).toEqual([]);
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
    ).toEqual(ROLES.map((role) => `/ as ${role}`).toSorted());
  });
});
