import type { Role } from '@portal/domain/access';
import { isInCohort } from './cohort';
import { isForNobodyYet } from './first-preview';
import type { Declared, ListedRelease, Registry, Release, RemoteEntry, ShellVersions } from './registry';
import { isInRange } from './version-range';

export type Blocked = { readonly code: 'DISABLED'; readonly message: string } | { readonly code: 'SKEW' };

export type ChosenAs = 'preview' | 'canary' | 'stable' | 'ladder';

/** What the choice depends on: the running shell, the user, and the previews of this tab. */
export interface Circumstances {
  readonly shell: ShellVersions;
  readonly role: Role;
  /** Decides who gets a canary: a profile id, or a random number stored in a visitor's browser. */
  readonly cohortKey: () => string;
  /** Previews of this tab: remote → version. */
  readonly previews: Readonly<Record<string, string>>;
  readonly known: (listed: ListedRelease) => Release | undefined;
}

export interface Choice {
  readonly name: string;
  /** The best candidate; for a blocked remote, the stable release. */
  readonly release: ListedRelease;
  readonly source: ChosenAs;
  /** The routes and menu of that release; valid even when it may not be loaded. */
  readonly declared: Declared;
  /** Releases to try, best first. Empty when blocked. */
  readonly candidates: readonly ListedRelease[];
  readonly blocked: Blocked | undefined;
}

/** Whether this shell satisfies the release's requirements; checked before any of its files is fetched. */
export function fitsShell({ requires }: Pick<ListedRelease, 'requires'>, shell: ShellVersions): boolean {
  const { contract, kit, react, federation } = requires;
  const lends =
    federation === undefined || (shell.federation !== undefined && isInRange(shell.federation, federation));
  return contract === shell.contract && isInRange(shell.kit, kit) && isInRange(shell.react, react) && lends;
}

/** The versions of a remote for a user, best first, without duplicates. */
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

/** Preview, canary, stable, older ones: the first that fits the shell. Undefined when nobody may have the app here. */
export function chooseVersion(entry: RemoteEntry, circumstances: Circumstances): Choice | undefined {
  const { name, disabled, stable } = entry;
  const versions = ranked(entry, circumstances);
  const fitting = versions.filter(({ release }) => fitsShell(release, circumstances.shell));
  // A fix of a disabled remote is checked in a preview before the remote is enabled again.
  const isOff = disabled !== undefined && fitting[0]?.source !== 'preview';
  if (isOff && isForNobodyYet(entry)) return undefined;
  const chosen =
    (isOff ? undefined : fitting[0]) ?? versions.find(({ release }) => release.version === stable);
  if (!chosen) return undefined;
  const { release, source } = chosen;
  const common = { name, release, source, declared: declaredBy(release, entry, circumstances) };
  if (isOff) return { ...common, candidates: [], blocked: { code: 'DISABLED', message: disabled } };
  if (fitting.length === 0) return { ...common, candidates: [], blocked: { code: 'SKEW' } };
  return { ...common, candidates: fitting.map((each) => each.release), blocked: undefined };
}

/** Until its description is loaded, a release uses the declarations of the stable one. */
function declaredBy(release: ListedRelease, entry: RemoteEntry, { known }: Circumstances): Declared {
  return (
    known(release) ?? release.declared ?? entry.versions[entry.stable]?.declared ?? { routes: [], menu: [] }
  );
}

export function chooseVersions(registry: Registry, circumstances: Circumstances): readonly Choice[] {
  return Object.values(registry.remotes).flatMap((entry) => chooseVersion(entry, circumstances) ?? []);
}
