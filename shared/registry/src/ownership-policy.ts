import type { Role } from '@portal/domain/access';
import { pathKey } from './path-pattern';
import type { RemoteRoute } from './registry';

/** Paths (exact, or `/below/*` for a path and everything under it) that a remote may claim for some roles. */
export interface Claim {
  readonly paths: readonly string[];
  readonly roles: readonly string[];
}

export type OwnershipPolicy = Readonly<Record<string, { readonly claims: readonly Claim[] }>>;

export interface Trespass {
  readonly remote: string;
  readonly path: string;
  readonly roles: readonly Role[];
}

function covers(allowed: string, path: string): boolean {
  const pattern = pathKey(allowed);
  if (!pattern.endsWith('/*')) return pattern === path;
  const below = pattern.slice(0, -2);
  return path === below || path.startsWith(`${below}/`);
}

function allowedRoles(policy: OwnershipPolicy, remote: string, path: string): ReadonlySet<string> {
  const claims = Object.hasOwn(policy, remote) ? (policy[remote]?.claims ?? []) : [];
  const key = pathKey(path);
  return new Set(
    claims
      .filter((claim) => claim.paths.some((allowed) => covers(allowed, key)))
      .flatMap(({ roles }) => roles),
  );
}

/** The (path, role) pairs of a release that the policy does not allow. */
export function trespasses(
  remote: string,
  routes: readonly RemoteRoute[],
  policy: OwnershipPolicy,
): readonly Trespass[] {
  return routes.flatMap(({ path, roles }) => {
    const allowed = allowedRoles(policy, remote, path);
    const beyond = roles.filter((role) => !allowed.has(role));
    return beyond.length > 0 ? [{ remote, path, roles: beyond }] : [];
  });
}

/** The routes of a release, restricted to the roles that the policy allows. */
export function ownRoutes(
  remote: string,
  routes: readonly RemoteRoute[],
  policy: OwnershipPolicy,
): readonly RemoteRoute[] {
  return routes.flatMap((route) => {
    const allowed = allowedRoles(policy, remote, route.path);
    const roles = route.roles.filter((role) => allowed.has(role));
    return roles.length > 0 ? [{ ...route, roles }] : [];
  });
}

export interface SharedClaim {
  readonly path: string;
  readonly role: string;
  readonly apps: readonly [string, string];
}

/** The (path, role) pairs that a policy gives to two remotes, also where one is below the other. */
export function sharedClaims(policy: OwnershipPolicy): readonly SharedClaim[] {
  const pairs = Object.entries(policy).flatMap(([app, { claims }]) =>
    claims.flatMap(({ paths, roles }) => paths.flatMap((path) => roles.map((role) => ({ app, path, role })))),
  );
  const isCovered = (one: string, other: string) => covers(one, other.replace(/\/\*$/, ''));
  return pairs.flatMap(({ app, path, role }, index) => {
    const other = pairs
      .slice(0, index)
      .find(
        (each) =>
          each.app !== app &&
          each.role === role &&
          (isCovered(each.path, path) || isCovered(path, each.path)),
      );
    return other ? [{ path, role, apps: [other.app, app] as const }] : [];
  });
}
