import type { ShellVersions } from '@portal/registry/registry';
import { problemsOfFiles, readBuiltRelease, type BuiltRelease } from './built-release';
import { isUnfound } from './check-descriptions';
import { objectionsTo, skewOf } from './check-release';
import { note, wrong, type Finding } from './finding';
import { Refusal } from './refusal';
import { releaseFolderOf } from './release-folders';
import { listedVersions, type WrittenEntry, type WrittenRegistry } from './written-registry';

interface Listed {
  readonly dist: string;
  readonly served: WrittenRegistry;
  readonly name: string;
  readonly entry: WrittenEntry;
}

const GO_BACK = (name: string) => `portal rollback ${name}, or deploy a new version.`;

/** Checks a listed version: complete, unaltered, and within the ownership policy. */
function examineVersion({ dist, served, name, entry }: Listed, version: string): readonly Finding[] {
  const place = `mfe-${name} ${version}`;
  let built: BuiltRelease;
  try {
    built = readBuiltRelease(releaseFolderOf(dist, name, version), name, version);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [wrong(`${place} is listed. ${error.message}`, GO_BACK(name))];
  }
  const isAsListed = entry.versions[version]?.digest === built.digest;
  return [
    ...(isAsListed
      ? []
      : [wrong(`${place}: its remote.json is not the one that the registry vouches for.`, GO_BACK(name))]),
    ...problemsOfFiles(built).map((problem) => wrong(`${place}: ${problem}`, GO_BACK(name))),
    ...objectionsTo(built, served).map((objection) =>
      wrong(`${place}: ${objection}`, 'Deploy a version that keeps to it, or change the policy.'),
    ),
    ...(version === entry.stable && isUnfound(built.release.routes)
      ? [
          note(
            `${place} describes none of its pages: search engines keep none of them.`,
            'Deploy a version whose manifest has a `description` for each page that is to be found.',
          ),
        ]
      : []),
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
  return instead === undefined
    ? [
        wrong(
          `mfe-${name} ${stable} ${skew}, and nothing below it fits: its pages show a card.`,
          GO_BACK(name),
        ),
      ]
    : [
        note(
          `mfe-${name} ${stable} ${skew}: browsers run ${instead}.`,
          'Deploy the shell that it was built for.',
        ),
      ];
}

function examineCanary(
  { name, entry: { canary } }: Listed,
  shell: ShellVersions | undefined,
  entry: WrittenEntry,
) {
  if (!canary) return [];
  const { version, percent } = canary;
  const listed = entry.versions[version];
  const skew = listed && shell && skewOf(listed.requires, shell);
  return [
    ...(percent >= 100
      ? [
          note(
            `The canary ${version} of mfe-${name} is for everyone it may be for.`,
            `portal promote ${name}`,
          ),
        ]
      : []),
    ...(percent <= 0
      ? [
          note(
            `The canary ${version} of mfe-${name} is for nobody.`,
            `portal canary ${name} --percent 0 ends it.`,
          ),
        ]
      : []),
    ...(skew === undefined
      ? []
      : [
          note(
            `The canary ${version} of mfe-${name} ${skew}: nobody gets it.`,
            'Deploy the shell that it was built for.',
          ),
        ]),
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
      ...examineCanary(listed, shell, entry),
      ...(entry.ladder.length > 1
        ? []
        : [
            note(
              `mfe-${name} ${entry.stable} has nothing to fall back to.`,
              'The next deployment gives it something.',
            ),
          ]),
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
