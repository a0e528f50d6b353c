import { shellBuildOf, shellOf, skewOf } from './check-release';
import { moment, type Outcome } from './outcome';
import { originOf } from './provenance';
import { Refusal, refuse } from './refusal';
import { factsOf, inWords } from './release-facts';
import { takenBack, type TakenBack } from './take-back-canary';
import { readServed, readableOf, refusedIn, type WrittenEntry } from './written-registry';
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
function originsOf(dist: string, name: string, { stable, canary, previews = [] }: WrittenEntry) {
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

function describeRemote(
  dist: string,
  name: string,
  entry: WrittenEntry,
  shell: ShellVersions | string,
  ended: TakenBack | undefined,
): readonly string[] {
  const { stable, canary, ladder, previews = [], disabled, pinned } = entry;
  const skew = fitOf(entry, stable, shell);
  const below = ladder.slice(1);
  const facts = [
    `${stable} for everyone`,
    ...(below.length > 0 ? [`falls back to ${below.join(', ')}`] : ['nothing to fall back to']),
    ...(canary
      ? [
          `canary ${canary.version} for ${String(canary.percent)} % of ${canary.roles?.join(', ') ?? 'everyone'}`,
        ]
      : []),
    ...(ended ? [describeTakenBack(ended)] : []),
    ...(previews.length > 0 ? [`previews ${previews.join(', ')}`] : []),
    ...(disabled ? [`SWITCHED OFF: “${disabled.message}”`] : []),
    ...(pinned ? ['pinned: builds of the workspace leave it alone'] : []),
    ...originsOf(dist, name, entry),
    ...(skew === undefined ? [] : [`DOES NOT FIT THE SHELL: it ${skew}`]),
  ];
  return [`${name} (${entry.owner})`, ...facts.map((fact) => `  ${fact}`)];
}

/** Which build of the shell is served, and from what it was built. */
function describeShell(dist: string): readonly string[] {
  const build = shellBuildOf(dist);
  return build ? [`  ${build.version}: ${originOf(build.provenance)}`] : [];
}

/** The state of the shell and of each remote: versions, switches, whether it fits the shell, who released it and from which commit. */
export function status(dist: string): Outcome {
  const served =
    readServed(dist) ?? refuse(`Nothing is deployed in ${dist}: npm start builds and serves the portal.`);
  const shell = shellIfKnown(dist);
  const { remotes: whole } = readableOf(served);
  const remotes = Object.entries(whole);
  const endedOf = (name: string) => takenBack(dist, served, name);
  return {
    lines: [
      `Registry ${String(served.serial)} of ${moment(served.generatedAt)}`,
      typeof shell === 'string'
        ? shell
        : `Shell: contract ${String(shell.contract)}, kit ${shell.kit}, react ${shell.react}`,
      ...describeShell(dist),
      ...refusedIn(served).flatMap((name) => [
        '',
        `${name}: BROWSERS REFUSE ITS ENTRY; portal doctor says why`,
      ]),
      ...remotes.flatMap(([name, entry]) => ['', ...describeRemote(dist, name, entry, shell, endedOf(name))]),
    ],
    data: {
      serial: served.serial,
      generatedAt: served.generatedAt,
      shell: typeof shell === 'string' ? null : shell,
      shellBuild: shellBuildOf(dist) ?? null,
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
