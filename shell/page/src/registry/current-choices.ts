import type { Session } from '@portal/kit';
import { chooseVersions, type Circumstances } from '@portal/registry/choose-version';
import { closedRoutes, menuFor, routesOf } from '@portal/registry/navigation';
import type { Registry } from '@portal/registry/registry';

export interface CurrentChoicesOptions {
  readonly registry: () => Registry;
  readonly session: () => Session;
  readonly previews: () => Circumstances['previews'];
  /** The descriptions that were loaded; their number tells that there are more. */
  readonly descriptions: { readonly known: Circumstances['known']; readonly size: number };
  readonly circumstances: Pick<Circumstances, 'shell' | 'cohortKey'>;
}

/**
 * The choices for the current user, with routes and menu, computed lazily, once per registry, user and previews: results
 * keep their identity until something changes.
 */
export function createCurrentChoices(options: CurrentChoicesOptions) {
  const { descriptions, circumstances } = options;

  function workOut() {
    const registry = options.registry();
    const { role } = options.session();
    const previews = options.previews();
    const choices = chooseVersions(registry, { ...circumstances, role, previews, known: descriptions.known });
    const routes = [...routesOf(choices, registry.remotes), ...closedRoutes(registry)];
    return { choices, routes, menu: menuFor(choices, role) };
  }

  let basis: readonly unknown[] = [];
  let outcome: ReturnType<typeof workOut> | undefined;

  function current() {
    const { role, profileId } = options.session();
    const next = [options.registry(), role, profileId, options.previews(), descriptions.size];
    if (!outcome || next.some((each, index) => each !== basis[index])) outcome = workOut();
    basis = next;
    return outcome;
  }

  return {
    all: () => current().choices,
    of: (remote: string) => current().choices.find(({ name }) => name === remote),
    routes: () => current().routes,
    menu: () => current().menu,
  };
}
