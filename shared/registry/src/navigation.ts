import type { Role } from '@portal/domain/access';
import type { Choice } from './choose-version';
import { ownRoutes, type OwnershipPolicy } from './ownership-policy';
import type { MenuEntry, Registry, RemoteRoute } from './registry';

export interface OwnedRoute extends RemoteRoute {
  readonly remote: string;
}

/** A page of a remote that this part of the registry leaves out: it exists, and nobody may open it from here. */
export interface ClosedRoute extends Pick<RemoteRoute, 'path' | 'access'> {
  readonly roles: readonly Role[];
}

export type KnownRoute = OwnedRoute | ClosedRoute;

/** What a part of the registry tells of the pages that it leaves out: a visitor may sign in for them. */
export const closedRoutes = ({ elsewhere }: Pick<Registry, 'elsewhere'>): readonly ClosedRoute[] =>
  elsewhere.map((path) => ({ path, access: 'signed-in', roles: [] }));

/** The routes of all remotes. A path may occur several times for disjoint roles, as the policy ensures. */
export function routesOf(choices: readonly Choice[], policy: OwnershipPolicy): readonly OwnedRoute[] {
  return choices.flatMap(({ name, declared }) =>
    ownRoutes(name, declared.routes, policy).map((route) => ({ ...route, remote: name })),
  );
}

/** The menu entries of a role, in order. An entry declared by two remotes is shown once. */
export function menuFor(choices: readonly Choice[], role: Role): readonly MenuEntry[] {
  const entries = choices
    .flatMap(({ declared }) => declared.menu)
    .filter((entry) => entry.roles.includes(role))
    .sort((left, right) => left.order - right.order);
  return entries.filter((entry, index) => entries.findIndex(({ id }) => id === entry.id) === index);
}
