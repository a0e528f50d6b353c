import { chooseVersions, type Choice } from '@portal/registry/choose-version';
import { menuFor, routesOf, type OwnedRoute } from '@portal/registry/navigation';
import type { Canary, MenuEntry, Registry, ShellVersions } from '@portal/registry/registry';

/** What a registry gives to a visitor whom no canary draws. */
export interface VisitorView {
  readonly choices: readonly Choice[];
  readonly menu: readonly MenuEntry[];
  readonly routes: readonly OwnedRoute[];
}

export function visitorView(registry: Registry, shell: ShellVersions): VisitorView {
  const choices = chooseVersions(registry, {
    shell,
    role: 'VISITOR',
    cohortKey: () => '',
    previews: {},
    known: ({ description }) => description,
  });
  return { choices, menu: menuFor(choices, 'VISITOR'), routes: routesOf(choices, registry.remotes) };
}

/** What decides who is drawn by a canary. */
export type DrawnCanary = Pick<Canary, 'percent' | 'salt'>;

/**
 * The canaries that change what a visitor gets at an address: that of the remote of its page, and of every other remote
 * that brings another menu or other routes there. Of fifty teams some always try a release: what nobody sees at this
 * address must not cost its visitors the first paint.
 */
export function canariesAt(
  { remote, path }: { readonly remote: string; readonly path: string },
  registry: Registry,
  shell: ShellVersions,
): readonly DrawnCanary[] {
  const seenIn = (each: Registry) => {
    const { menu, routes } = visitorView(each, shell);
    return JSON.stringify([menu, routes.filter((route) => route.path === path)]);
  };
  const seen = seenIn(registry);
  return Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const { canary } = entry;
    if (!canary || !(canary.roles?.includes('VISITOR') ?? true)) return [];
    const promoted = { ...entry, stable: canary.version };
    const isSeen =
      name === remote || seenIn({ ...registry, remotes: { ...registry.remotes, [name]: promoted } }) !== seen;
    return isSeen ? [{ percent: canary.percent, salt: canary.salt }] : [];
  });
}
