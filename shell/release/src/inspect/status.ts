import { shellBuildOf, shellOf, skewOf } from '../deploy/check-release';
import { moment, type Outcome } from '../outcome';
import { originOf } from '../registry/provenance';
import { Refusal, refuse } from '../refusal';
import { countOf, type ProblemBook } from './reported-problems';
import { inWords } from '../registry/release-facts';
import { factsOf } from '../sign/facts-of-release';
import { takenBack, type TakenBack } from '../deploy/take-back-canary';
import {
  readServed,
  readableOf,
  refusedIn,
  releasedAs,
  type ReleasedEntry,
  type WrittenCanary,
  type WrittenEntry,
  type WrittenRegistry,
} from '../registry/written-registry';
import { SHELL } from '@portal/registry/read-shell';
import type { ShellVersions } from '@portal/registry/registry';

/** The shell's versions, or why they are unknown: the status must also work when something is broken. */
function shellIfKnown(dist: string): ShellVersions | string {
  try {
    return shellOf(dist);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function fitOf(entry: WrittenEntry, version: string, shell: ShellVersions | string): string | undefined {
  const listed = entry.versions[version];
  return listed && typeof shell !== 'string' ? skewOf(listed.requires, shell) : undefined;
}

/** Where the versions come from that users may get, one line each. */
function originsOf(dist: string, name: string, { stable, canary, previews = [] }: ReleasedEntry) {
  const given = new Set([stable, ...(canary ? [canary.version] : []), ...previews]);
  return [...given].flatMap((version) => {
    const facts = factsOf(dist, name, version);
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
  dist: string,
  name: string,
  entry: WrittenEntry,
  shell: ShellVersions | string,
  ended: TakenBack | undefined,
): readonly string[] {
  const { stable, disabled, pinned } = entry;
  const skew = fitOf(entry, stable, shell);
  const facts = [
    ...standing(entry, ended),
    ...(disabled ? [`SWITCHED OFF: “${disabled.message}”`] : []),
    ...(pinned ? [PINNED] : []),
    ...originsOf(dist, name, entry),
    ...(skew === undefined ? [] : [`DOES NOT FIT THE SHELL: it ${skew}`]),
  ];
  return [`${name} (${entry.owner})`, ...facts.map((fact) => `  ${fact}`)];
}

/** Which build of the shell is served, and from what it was built. */
function describeShell(dist: string, served: WrittenRegistry): readonly string[] {
  const entry = releasedAs(served, SHELL);
  if (entry)
    return [...standing(entry), ...(entry.pinned ? [PINNED] : []), ...originsOf(dist, SHELL, entry)].map(
      (fact) => `  ${fact}`,
    );
  const build = shellBuildOf(dist);
  return build ? [`  ${build.version}: ${originOf(build.provenance)}`] : [];
}

/** The same for programs; null where the shell is not a release. */
function shellRelease(dist: string, served: WrittenRegistry) {
  if (!served.shell) return null;
  const { versions, ...state } = served.shell;
  return {
    ...state,
    pinned: state.pinned ?? false,
    versions: Object.keys(versions),
    releases: Object.fromEntries(
      Object.keys(versions).map((version) => [version, factsOf(dist, SHELL, version) ?? null]),
    ),
  };
}

/** The state of the shell and of each remote: versions, switches, whether it fits the shell, who released it and from which commit. */
export function status(dist: string, book?: ProblemBook): Outcome {
  const served =
    readServed(dist) ?? refuse(`Nothing is deployed in ${dist}: npm start builds and serves the portal.`);
  const shell = shellIfKnown(dist);
  const { remotes: whole } = readableOf(served);
  const remotes = Object.entries(whole);
  const endedOf = (name: string) => takenBack(dist, served, name);
  const toldOf = (name: string) => {
    const count = countOf(book, name);
    return count === 0 ? [] : [`  ${String(count)} problems of its pages: \`portal problems ${name}\``];
  };
  return {
    lines: [
      `Registry ${String(served.serial)} of ${moment(served.generatedAt)}`,
      typeof shell === 'string'
        ? shell
        : `Shell: contract ${String(shell.contract)}, kit ${shell.kit}, react ${shell.react}`,
      ...describeShell(dist, served),
      ...refusedIn(served).flatMap((name) => [
        '',
        `${name}: BROWSERS REFUSE ITS ENTRY; portal doctor says why`,
      ]),
      ...remotes.flatMap(([name, entry]) => [
        '',
        ...describeRemote(dist, name, entry, shell, endedOf(name)),
        ...toldOf(name),
      ]),
    ],
    data: {
      serial: served.serial,
      generatedAt: served.generatedAt,
      shell: typeof shell === 'string' ? null : shell,
      shellBuild: shellBuildOf(dist) ?? null,
      shellRelease: shellRelease(dist, served),
      remotes: Object.fromEntries(
        remotes.map(([name, entry]) => {
          const { versions, ...state } = entry;
          const fits = typeof shell === 'string' ? null : fitOf(entry, entry.stable, shell) === undefined;
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
                Object.keys(versions).map((version) => [version, factsOf(dist, name, version) ?? null]),
              ),
            },
          ];
        }),
      ),
    },
  };
}
