import type { Role } from '@portal/domain/access';
import { isInCohort } from './cohort';
import type { Declared, ListedRelease, Registry, Release, RemoteEntry, ShellVersions } from './registry';
import { isInRange } from './version-range';

/** Why a remote that is listed cannot be loaded now. */
export type Blocked = { readonly code: 'DISABLED'; readonly message: string } | { readonly code: 'SKEW' };

/** What a version was chosen as. */
export type ChosenAs = 'preview' | 'canary' | 'stable' | 'ladder';

/** For whom a version is chosen: the running shell, the visitor of the moment, and what this tab asked to see. */
export interface Circumstances {
  readonly shell: ShellVersions;
  readonly role: Role;
  /** Draws the cohorts of canaries: the id of a profile, or the draw that a visitor's browser keeps. */
  readonly cohortKey: () => string;
  /** Remote → version that this tab asked for. */
  readonly previews: Readonly<Record<string, string>>;
  /** What is known of a release beyond the list, if its description was read. */
  readonly known: (listed: ListedRelease) => Release | undefined;
}

/** The release that a remote runs, and what it would run instead. */
export interface Choice {
  readonly name: string;
  /** The best candidate; when the remote is blocked, the stable release. */
  readonly release: ListedRelease;
  readonly source: ChosenAs;
  /** The routes and menu of that release: they count even when it may not be loaded. */
  readonly declared: Declared;
  /** Releases to load, best first: the chosen one, then those it falls back to. Empty when blocked. */
  readonly candidates: readonly ListedRelease[];
  readonly blocked: Blocked | undefined;
}

/** Whether this shell is what the release needs, held against each other before a byte of it is fetched. */
export function fitsShell({ requires }: Pick<ListedRelease, 'requires'>, shell: ShellVersions): boolean {
  const { contract, kit, react, federation } = requires;
  const lends =
    federation === undefined || (shell.federation !== undefined && isInRange(shell.federation, federation));
  return contract === shell.contract && isInRange(shell.kit, kit) && isInRange(shell.react, react) && lends;
}

/** The versions of a remote for somebody, best first, each once. */
function ranked(entry: RemoteEntry, { role, cohortKey, previews }: Circumstances) {
  const { name, canary, stable, ladder } = entry;
  const wanted: readonly (readonly [ChosenAs, string | undefined])[] = [
    ['preview', previews[name]],
    ['canary', canary && isInCohort(canary, role, cohortKey) ? canary.version : undefined],
    ['stable', stable],
    ...ladder.map((version) => ['ladder', version] as const),
  ];
  const versions = new Map<string, { source: ChosenAs; release: ListedRelease }>();
  for (const [source, version] of wanted) {
    if (version === undefined || versions.has(version) || !Object.hasOwn(entry.versions, version)) continue;
    const release = entry.versions[version];
    if (release) versions.set(version, { source, release });
  }
  return [...versions.values()];
}

/**
 * The release of one remote (MF5, MF6): what this tab asked to see, the canary for whom it is meant,
 * stable, then the ladder below it; each only if it fits the shell. One that is switched off runs as a preview only.
 * Undefined when the registry describes no version at all.
 */
export function chooseVersion(entry: RemoteEntry, circumstances: Circumstances): Choice | undefined {
  const { name, disabled, stable } = entry;
  const versions = ranked(entry, circumstances);
  const fitting = versions.filter(({ release }) => fitsShell(release, circumstances.shell));
  // A remote that is switched off is mended in a preview, and looked at there before it is switched on again.
  const isOff = disabled !== undefined && fitting[0]?.source !== 'preview';
  const chosen =
    (isOff ? undefined : fitting[0]) ?? versions.find(({ release }) => release.version === stable);
  if (!chosen) return undefined;
  const { release, source } = chosen;
  const common = { name, release, source, declared: declaredBy(release, entry, circumstances) };
  if (isOff) return { ...common, candidates: [], blocked: { code: 'DISABLED', message: disabled } };
  if (fitting.length === 0) return { ...common, candidates: [], blocked: { code: 'SKEW' } };
  return { ...common, candidates: fitting.map((each) => each.release), blocked: undefined };
}

/** Until the description of a release is there, the stable one speaks for it. */
function declaredBy(release: ListedRelease, entry: RemoteEntry, { known }: Circumstances): Declared {
  return (
    known(release) ?? release.declared ?? entry.versions[entry.stable]?.declared ?? { routes: [], menu: [] }
  );
}

/** The choice for every remote of the registry. */
export function chooseVersions(registry: Registry, circumstances: Circumstances): readonly Choice[] {
  return Object.values(registry.remotes).flatMap((entry) => chooseVersion(entry, circumstances) ?? []);
}
