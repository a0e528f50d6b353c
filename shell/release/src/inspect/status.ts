import { CAUSE_OF_GUARD, GUARD } from '../deploy/change-app';
import { factsOf } from '../deploy/decide/facts';
import { skewIn } from '../deploy/decide/rules';
import { had, type Portal } from '../deploy/portal';
import { readPortal } from '../deploy/read-portal';
import { moment, type Outcome } from '../outcome';
import { shareOf } from '../registry/describe-changes';
import { Refusal, refuse } from '../refusal';
import { inWords } from '../registry/release-facts';
import {
  readableOf,
  refusedIn,
  releasedAs,
  type ReleasedEntry,
  type WrittenEntry,
  type WrittenRegistry,
} from '../registry/written-registry';
import { SHELL } from '@portal/registry/read-shell';

/** A canary that the server has ended. */
interface TakenBack {
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** The canary that the server took back, as long as nobody changed the remote since. */
function takenBack({ history }: Portal, served: WrittenRegistry, name: string): TakenBack | undefined {
  const entries = history.filter(({ serial }) => serial <= served.serial);
  // A history that could not be written does not know the last change.
  if (entries[0]?.serial !== served.serial) return undefined;
  const states = entries.map(({ registry }) => JSON.stringify(registry.remotes[name]));
  const before = states.findIndex((state) => state !== states[0]);
  const [last, other] = [entries[before - 1], entries[before]];
  const version = other?.registry.remotes[name]?.canary?.version;
  // A key may have any name, and no command looks like a reason.
  if (version === undefined || last?.by !== GUARD || !last.cause.startsWith(CAUSE_OF_GUARD)) return undefined;
  return { version, at: last.registry.generatedAt, reason: last.cause.slice(CAUSE_OF_GUARD.length) };
}

/** What does not fit the shell, of a remote's stable version and its canary, one line each. */
function misfitsIn({ shell }: Portal, entry: WrittenEntry): readonly string[] {
  if (shell instanceof Refusal) return [];
  return [entry.stable, ...(entry.canary ? [entry.canary.version] : [])].flatMap((version) => {
    const skew = skewIn(entry, version, shell);
    return skew === undefined ? [] : [`${version} DOES NOT FIT THE SHELL: it ${skew}`];
  });
}

/** Where the versions come from that users may get, one line each. */
function originsOf(portal: Portal, name: string, { stable, canary, previews = [] }: ReleasedEntry) {
  const given = new Set([stable, ...(canary ? [canary.version] : []), ...previews]);
  return [...given].flatMap((version) => {
    const facts = factsOf(portal, name, version);
    if (!facts) return [];
    const { signedAt } = facts;
    return [`${version}: ${inWords(facts)}${signedAt === undefined ? '' : `, ${moment(signedAt)}`}`];
  });
}

/** What everyone gets of an app, what some get, what is below, and where it comes from. */
function describe(portal: Portal, name: string, entry: ReleasedEntry, ended?: TakenBack): readonly string[] {
  const { stable, canary, ladder, previews = [], disabled, pinned } = entry;
  return [
    `${stable} for everyone`,
    ladder.length > 1 ? `falls back to ${ladder.slice(1).join(', ')}` : 'nothing to fall back to',
    ...(canary ? [`canary ${canary.version} for ${shareOf(canary)}`] : []),
    ...(ended
      ? [`canary ${ended.version} was taken back by the guard on ${moment(ended.at)}: ${ended.reason}`]
      : []),
    ...(previews.length > 0 ? [`previews ${previews.join(', ')}`] : []),
    ...(disabled ? [`SWITCHED OFF: “${disabled.message}”`] : []),
    ...(pinned ? ['pinned: builds of the workspace leave it alone'] : []),
    ...originsOf(portal, name, entry),
  ];
}

/** The same for programs. */
function dataOf(portal: Portal, name: string, { versions, ...state }: Omit<ReleasedEntry, 'disabled'>) {
  const listed = Object.keys(versions);
  return {
    ...state,
    pinned: state.pinned ?? false,
    versions: listed,
    releases: Object.fromEntries(listed.map((version) => [version, factsOf(portal, name, version) ?? null])),
  };
}

const indented = (facts: readonly string[]) => facts.map((fact) => `  ${fact}`);

/** The state of the shell and of each remote: versions, switches, whether it fits the shell, who released it and from which commit. */
export function status(dist: string): Outcome {
  const portal = readPortal(dist);
  const { shell } = portal;
  const served =
    had(portal.served) ?? refuse(`Nothing is deployed in ${dist}: npm start builds and serves the portal.`);
  const shellEntry = releasedAs(served, SHELL);
  const remotes = Object.entries(readableOf(served).remotes).map(([name, entry]) => ({
    name,
    entry,
    ended: takenBack(portal, served, name),
  }));
  return {
    lines: [
      `Registry ${String(served.serial)} of ${moment(served.generatedAt)}`,
      shell instanceof Refusal
        ? shell.message
        : `Shell: contract ${String(shell.contract)}, kit ${shell.kit}, react ${shell.react}`,
      ...(shellEntry ? indented(describe(portal, SHELL, shellEntry)) : []),
      ...refusedIn(served).flatMap((name) => [
        '',
        `${name}: BROWSERS REFUSE ITS ENTRY; portal doctor says why`,
      ]),
      ...remotes.flatMap(({ name, entry, ended }) => [
        '',
        `${name} (${entry.owner})`,
        ...indented([...describe(portal, name, entry, ended), ...misfitsIn(portal, entry)]),
      ]),
    ],
    data: {
      serial: served.serial,
      generatedAt: served.generatedAt,
      shell: shell instanceof Refusal ? null : shell,
      shellRelease: served.shell ? dataOf(portal, SHELL, served.shell) : null,
      remotes: Object.fromEntries(
        remotes.map(({ name, entry, ended }) => [
          name,
          {
            ...dataOf(portal, name, entry),
            takenBack: ended ?? null,
            fitsShell: shell instanceof Refusal ? null : skewIn(entry, entry.stable, shell) === undefined,
          },
        ]),
      ),
    },
  };
}
