import type { Registry, Release, RemoteEntry, ShellVersions } from './registry';
import { isInRange } from './version-range';

/** Why a remote that is listed cannot be loaded now. */
export type Blocked = { readonly code: 'DISABLED'; readonly message: string } | { readonly code: 'SKEW' };

/** The release that speaks for a remote: its routes and menu count even when it may not be loaded. */
export interface Choice {
  readonly name: string;
  readonly release: Release;
  /** Releases to load, best first: the chosen one, then those it falls back to. Empty when blocked. */
  readonly candidates: readonly Release[];
  readonly blocked: Blocked | undefined;
}

/** Whether this shell is what the release needs, held against each other before a byte of it is fetched. */
export function fitsShell(release: Release, shell: ShellVersions): boolean {
  const { contract, kit, react } = release.requires;
  return contract === shell.contract && isInRange(shell.kit, kit) && isInRange(shell.react, react);
}

/** Stable, then what the ladder has below it. A version above stable is not for everyone. */
function versionsOf(entry: RemoteEntry): readonly Release[] {
  const below = entry.ladder.slice(entry.ladder.indexOf(entry.stable) + 1);
  return [...new Set([entry.stable, ...below])].flatMap((version) => entry.versions[version] ?? []);
}

/**
 * The release of one remote for this shell: stable, or the newest older one that fits (federation.md D4, D5).
 * Undefined when the registry describes no version at all.
 */
export function chooseVersion(entry: RemoteEntry, shell: ShellVersions): Choice | undefined {
  const versions = versionsOf(entry);
  const [stable] = versions;
  if (!stable) return undefined;
  const { name, disabled } = entry;
  if (disabled !== undefined) {
    return { name, release: stable, candidates: [], blocked: { code: 'DISABLED', message: disabled } };
  }
  const candidates = versions.filter((release) => fitsShell(release, shell));
  const [best] = candidates;
  if (!best) return { name, release: stable, candidates, blocked: { code: 'SKEW' } };
  return { name, release: best, candidates, blocked: undefined };
}

/** The choice for every remote of the registry. */
export function chooseVersions(registry: Registry, shell: ShellVersions): readonly Choice[] {
  return Object.values(registry.remotes).flatMap((entry) => chooseVersion(entry, shell) ?? []);
}
