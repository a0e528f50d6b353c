import { CAUSE_OF_GUARD, GUARD } from '../deploy/change-app';
import { factsOf } from '../deploy/decide/facts';
import { skewOf } from '../deploy/decide/rules';
import { had, type Portal } from '../deploy/portal';
import { readPortal } from '../deploy/read-portal';
import { moment, type Outcome } from '../outcome';
import { originOf } from '../registry/provenance';
import { Refusal, refuse } from '../refusal';
import { countOf, type ProblemBook } from './reported-problems';
import { inWords } from '../registry/release-facts';
import { lastChangeOf } from '../registry/release-history';
import {
  readableOf,
  refusedIn,
  releasedAs,
  type ReleasedEntry,
  type WrittenCanary,
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
export function takenBack({ history }: Portal, served: WrittenRegistry, name: string): TakenBack | undefined {
  const last = lastChangeOf(history, served, name);
  // A key may have any name, and no command looks like a reason.
  if (last?.by !== GUARD || !last.cause.startsWith(CAUSE_OF_GUARD)) return undefined;
  const before = history.find(({ serial }) => serial < last.serial);
  const version = before?.registry.remotes[name]?.canary?.version;
  if (version === undefined) return undefined;
  return { version, at: last.registry.generatedAt, reason: last.cause.slice(CAUSE_OF_GUARD.length) };
}

function fitOf(entry: WrittenEntry, version: string, shell: Portal['shell']): string | undefined {
  const listed = entry.versions[version];
  return listed && !(shell instanceof Refusal) ? skewOf(listed.requires, shell) : undefined;
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

const describeTakenBack = ({ version, at, reason }: TakenBack): string =>
  `canary ${version} was taken back by the guard on ${moment(at)}: ${reason}`;

function describeCanary({ version, percent, roles }: WrittenCanary): string {
  return `canary ${version} for ${String(percent)} % of ${roles?.join(', ') ?? 'everyone'}`;
}

/** What everyone gets of an app, what some get, and what is below. */
const standing = ({ stable, canary, ladder, previews = [] }: ReleasedEntry, ended?: TakenBack) => [
  `${stable} for everyone`,
  ladder.length > 1 ? `falls back to ${ladder.slice(1).join(', ')}` : 'nothing to fall back to',
  ...(canary ? [describeCanary(canary)] : []),
  ...(ended ? [describeTakenBack(ended)] : []),
  ...(previews.length > 0 ? [`previews ${previews.join(', ')}`] : []),
];

const PINNED = 'pinned: builds of the workspace leave it alone';

function describeRemote(
  portal: Portal,
  name: string,
  entry: WrittenEntry,
  shell: Portal['shell'],
  ended: TakenBack | undefined,
): readonly string[] {
  const { stable, disabled, pinned } = entry;
  const skew = fitOf(entry, stable, shell);
  const facts = [
    ...standing(entry, ended),
    ...(disabled ? [`SWITCHED OFF: “${disabled.message}”`] : []),
    ...(pinned ? [PINNED] : []),
    ...originsOf(portal, name, entry),
    ...(skew === undefined ? [] : [`DOES NOT FIT THE SHELL: it ${skew}`]),
  ];
  return [`${name} (${entry.owner})`, ...facts.map((fact) => `  ${fact}`)];
}

/** Which build of the shell is served, and from what it was built. */
function describeShell(portal: Portal, served: WrittenRegistry): readonly string[] {
  const entry = releasedAs(served, SHELL);
  if (entry)
    return [...standing(entry), ...(entry.pinned ? [PINNED] : []), ...originsOf(portal, SHELL, entry)].map(
      (fact) => `  ${fact}`,
    );
  const build = portal.shellBuild;
  return build ? [`  ${build.version}: ${originOf(build.provenance)}`] : [];
}

/** The same for programs; null where the shell is not a release. */
function shellRelease(portal: Portal, served: WrittenRegistry) {
  if (!served.shell) return null;
  const { versions, ...state } = served.shell;
  return {
    ...state,
    pinned: state.pinned ?? false,
    versions: Object.keys(versions),
    releases: Object.fromEntries(
      Object.keys(versions).map((version) => [version, factsOf(portal, SHELL, version) ?? null]),
    ),
  };
}

/** The state of the shell and of each remote: versions, switches, whether it fits the shell, who released it and from which commit. */
export function status(dist: string, book?: ProblemBook): Outcome {
  const portal = readPortal(dist);
  const { shell } = portal;
  const served =
    had(portal.served) ?? refuse(`Nothing is deployed in ${dist}: npm start builds and serves the portal.`);
  const { remotes: whole } = readableOf(served);
  const remotes = Object.entries(whole);
  const endedOf = (name: string) => takenBack(portal, served, name);
  const toldOf = (name: string) => {
    const count = countOf(book, name);
    return count === 0 ? [] : [`  ${String(count)} problems of its pages: \`portal problems ${name}\``];
  };
  return {
    lines: [
      `Registry ${String(served.serial)} of ${moment(served.generatedAt)}`,
      shell instanceof Refusal
        ? shell.message
        : `Shell: contract ${String(shell.contract)}, kit ${shell.kit}, react ${shell.react}`,
      ...describeShell(portal, served),
      ...refusedIn(served).flatMap((name) => [
        '',
        `${name}: BROWSERS REFUSE ITS ENTRY; portal doctor says why`,
      ]),
      ...remotes.flatMap(([name, entry]) => [
        '',
        ...describeRemote(portal, name, entry, shell, endedOf(name)),
        ...toldOf(name),
      ]),
    ],
    data: {
      serial: served.serial,
      generatedAt: served.generatedAt,
      shell: shell instanceof Refusal ? null : shell,
      shellBuild: portal.shellBuild ?? null,
      shellRelease: shellRelease(portal, served),
      remotes: Object.fromEntries(
        remotes.map(([name, entry]) => {
          const { versions, ...state } = entry;
          const fits = shell instanceof Refusal ? null : fitOf(entry, entry.stable, shell) === undefined;
          return [
            name,
            {
              ...state,
              pinned: state.pinned ?? false,
              takenBack: endedOf(name) ?? null,
              fitsShell: fits,
              problems: book ? countOf(book, name) : null,
              versions: Object.keys(versions),
              releases: Object.fromEntries(
                Object.keys(versions).map((version) => [version, factsOf(portal, name, version) ?? null]),
              ),
            },
          ];
        }),
      ),
    },
  };
}
