import type { Role } from '@portal/domain/access';
import type { Claim } from '@portal/registry/ownership-policy';
import { UnreadableError } from '@portal/registry/read-json';
import { readRegistry } from '@portal/registry/read-registry';
import type { MenuEntry, Release, RemoteRoute, Requirements } from '@portal/registry/registry';
import { SHELL, readShellEntry } from '@portal/registry/read-shell';

export interface WrittenCanary {
  readonly version: string;
  readonly percent: number;
  readonly roles?: readonly Role[];
  readonly salt: string;
}

/** A listed version. */
export interface Signable {
  readonly digest: string;
  /** By its team or the portal's owner: see `vouch`. */
  readonly signature?: string;
}

export interface WrittenListing extends Signable {
  readonly requires: Requirements;
  readonly routes?: readonly RemoteRoute[];
  readonly menu?: readonly MenuEntry[];
  readonly description?: Pick<Release, 'scope' | 'entry' | 'integrity' | 'pages'>;
}

/** The part of a remote's entry decided by operators, not by its releases. */
export interface RemoteState {
  readonly stable: string;
  readonly canary?: WrittenCanary | undefined;
  /** `stable`, then its fallbacks, newest first. */
  readonly ladder: readonly string[];
  readonly previews?: readonly string[] | undefined;
  readonly disabled: false | { readonly message: string };
  /** Chosen by an operator: builds of the workspace no longer update it. */
  readonly pinned?: true | undefined;
}

/** What every app has in the registry, the shell included. */
export interface ReleasedEntry extends RemoteState {
  readonly versions: Readonly<Record<string, Signable>>;
}

/** The team, its claims and keys are those of the ownership document: see `vouch`. */
export interface WrittenEntry extends ReleasedEntry {
  readonly owner: string;
  readonly claims: readonly Claim[];
  readonly keys?: readonly string[] | undefined;
  readonly vouched?: string | undefined;
  readonly versions: Readonly<Record<string, WrittenListing>>;
}

/** The shell: it has no switch, and its canary no roles. */
export type WrittenShell = Omit<ReleasedEntry, 'disabled'>;

export type WrittenRemotes = Readonly<Record<string, WrittenEntry>>;

/** The registry file: read by browsers, and the base of the next change. */
export interface WrittenRegistry {
  readonly schema: 2;
  readonly serial: number;
  readonly generatedAt: string;
  readonly remotes: WrittenRemotes;
  /** Undefined where the shell is not a release: `dist/shell.json` then says which one is served. */
  readonly shell?: WrittenShell | undefined;
}

/** What is released: the remotes, and the shell. */
export interface ReleasedParts {
  readonly remotes: WrittenRemotes;
  readonly shell?: WrittenShell | undefined;
}

/** Everything that is released, by name. */
export type ReleasedApps = Readonly<Record<string, ReleasedEntry>>;

/** What a registry lists. */
export const releasedIn = ({ remotes, shell }: ReleasedParts): ReleasedApps => ({
  ...remotes,
  ...(shell && { [SHELL]: { ...shell, disabled: false } }),
});

/** The entry of an app in a registry; undefined when it has none. */
export function releasedAs(registry: ReleasedParts | undefined, name: string): ReleasedEntry | undefined {
  const released = registry ? releasedIn(registry) : {};
  return Object.hasOwn(released, name) ? released[name] : undefined;
}

/**
 * Parses a registry with the same validation as browsers. A shell that the server would pass over is left out.
 * @throws UnreadableError or SyntaxError when browsers would refuse it
 */
export function parseRegistry(text: string): WrittenRegistry {
  const json: unknown = JSON.parse(text);
  readRegistry(json);
  const { shell, ...registry } = json as WrittenRegistry;
  try {
    readShellEntry(shell);
    return { ...registry, shell };
  } catch (error) {
    if (error instanceof UnreadableError) return registry;
    throw error;
  }
}

/** A registry without what browsers refuse of it: every entry has the form that its type says. */
export const readableOf = (registry: WrittenRegistry): WrittenRegistry => {
  const refused = refusedIn(registry);
  const whole = Object.entries(registry.remotes).filter(([name]) => !refused.includes(name));
  return { ...registry, remotes: Object.fromEntries(whole) };
};

/** The remotes whose entries browsers refuse, each on its own. */
export const refusedIn = (registry: WrittenRegistry): readonly string[] =>
  readRegistry(registry).refused.map(({ remote }) => remote);

/** The versions in an entry without duplicates, stable first. */
export const listedVersions = ({ ladder, canary, previews }: RemoteState): readonly string[] => [
  ...new Set([...ladder, ...(canary ? [canary.version] : []), ...(previews ?? [])]),
];
