import type { ShellVersions } from '@portal/registry/registry';
import { problemsOfFiles, readUploaded, type BuiltRelease } from './built-release';
import { isUnfound } from './check-descriptions';
import { objectionsTo, skewOf } from './check-release';
import { note, noteIf, wrong, wrongIf, type Finding } from './finding';
import { ownedApps } from './ownership-document';
import { Refusal } from './refusal';
import { listedVersions, type WrittenEntry, type WrittenRegistry } from './written-registry';

interface Listed {
  readonly dist: string;
  readonly served: WrittenRegistry;
  readonly name: string;
  readonly entry: WrittenEntry;
}

const NEEDS_SHELL = 'Deploy the shell that it was built for.';
const GO_BACK = (name: string) => `portal rollback ${name}, or deploy a new version.`;

/** Checks a listed version: complete, unaltered, and within the ownership policy. */
function examineVersion({ dist, served, name, entry }: Listed, version: string): readonly Finding[] {
  const place = `mfe-${name} ${version}`;
  let built: BuiltRelease;
  try {
    built = readUploaded(dist, name, version);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [wrong(`${place} is listed. ${error.message}`, GO_BACK(name))];
  }
  return [
    ...wrongIf(
      entry.versions[version]?.digest !== built.digest,
      `${place}: its remote.json is not the one that the registry vouches for.`,
      GO_BACK(name),
    ),
    ...problemsOfFiles(built).map((problem) => wrong(`${place}: ${problem}`, GO_BACK(name))),
    ...objectionsTo(built, served, ownedApps(dist)).map((objection) =>
      wrong(`${place}: ${objection}`, 'Deploy a version that keeps to it, or change the policy.'),
    ),
    ...noteIf(
      version === entry.stable && isUnfound(built.release.routes),
      `${place} describes none of its pages: search engines keep none of them.`,
      'Deploy a version whose manifest has a `description` for each page that is to be found.',
    ),
  ];
}

function examineSkew({ name, entry }: Listed, shell: ShellVersions): readonly Finding[] {
  const fits = (version: string) => {
    const listed = entry.versions[version];
    return listed !== undefined && skewOf(listed.requires, shell) === undefined;
  };
  const [stable = entry.stable, ...below] = entry.ladder;
  const listed = entry.versions[stable];
  const skew = listed && skewOf(listed.requires, shell);
  if (skew === undefined) return [];
  const instead = below.find(fits);
  const what = `mfe-${name} ${stable} ${skew}`;
  return instead === undefined
    ? [wrong(`${what}, and nothing below it fits: its pages show a card.`, GO_BACK(name))]
    : [note(`${what}: browsers run ${instead}.`, NEEDS_SHELL)];
}

function examineCanary({ name, entry }: Listed, shell: ShellVersions | undefined): readonly Finding[] {
  if (!entry.canary) return [];
  const { version, percent } = entry.canary;
  const what = `The canary ${version} of mfe-${name}`;
  const listed = entry.versions[version];
  const skew = listed && shell && skewOf(listed.requires, shell);
  return [
    ...noteIf(percent >= 100, `${what} is for everyone it may be for.`, `portal promote ${name}`),
    ...noteIf(percent <= 0, `${what} is for nobody.`, `portal canary ${name} --percent 0 ends it.`),
    ...noteIf(skew !== undefined, `${what} ${String(skew)}: nobody gets it.`, NEEDS_SHELL),
  ];
}

export function examineReleases(
  dist: string,
  served: WrittenRegistry,
  shell: ShellVersions | undefined,
): readonly Finding[] {
  return Object.entries(served.remotes).flatMap(([name, entry]) => {
    const listed: Listed = { dist, served, name, entry };
    return [
      ...listedVersions(entry).flatMap((version) => examineVersion(listed, version)),
      ...(shell ? examineSkew(listed, shell) : []),
      ...examineCanary(listed, shell),
      ...noteIf(
        entry.ladder.length <= 1,
        `mfe-${name} ${entry.stable} has nothing to fall back to.`,
        'The next deployment gives it something.',
      ),
      ...(entry.disabled
        ? [
            note(
              `mfe-${name} is switched off: “${entry.disabled.message}”.`,
              `portal enable ${name} switches it on.`,
            ),
          ]
        : []),
    ];
  });
}
