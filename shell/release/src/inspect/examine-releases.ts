import { signersOf } from '@portal/registry/vouch';
import type { ShellVersions } from '@portal/registry/registry';
import { descriptionOf, type BuiltRelease } from '../registry/built-release';
import { objectionsTo, skewIn } from '../deploy/decide/rules';
import { appsIn, lookUp, type Portal } from '../deploy/portal';
import { readCandidate } from '../deploy/read-portal';
import { Refusal } from '../refusal';
import {
  listedVersions,
  releasedIn,
  type ReleasedEntry,
  type WrittenEntry,
  type WrittenRegistry,
} from '../registry/written-registry';
import { titleOf } from '../registry/release-folders';
import { isSignedBy } from '../sign/sign-release';
import { wrong, wrongIf, type Finding } from './finding';

interface Released {
  readonly portal: Portal;
  readonly served: WrittenRegistry;
  readonly name: string;
  readonly entry: ReleasedEntry;
}

const GO_BACK = (name: string) => `portal rollback ${name}, or deploy a new version.`;

/** Whether the owner of the portal signed it, or the team of the app; nothing is signed in a portal without an owner. */
function isVouchedFor(
  { portal: { ownerKey }, served, name, entry }: Released,
  version: string,
  built: BuiltRelease,
): boolean {
  const keys = served.remotes[name]?.keys ?? [];
  const signature = entry.versions[version]?.signature;
  return ownerKey === undefined || isSignedBy(built, signature, signersOf({ keys }, ownerKey));
}

/** Checks a listed version: complete, signed, unaltered, and within the ownership policy. */
function examineVersion(released: Released, version: string): readonly Finding[] {
  const { portal, name, entry } = released;
  const place = `${titleOf(name)} ${version}`;
  const apps = appsIn(portal);
  const built = lookUp(portal, name, version);
  if (built instanceof Refusal) return [wrong(`Listed, but: ${built.message}`, GO_BACK(name))];
  const { problems, weight } = readCandidate(portal, name, version);
  return [
    ...wrongIf(
      entry.versions[version]?.digest !== built.digest,
      `${place}: its ${descriptionOf(name)} is not the one that the registry vouches for.`,
      GO_BACK(name),
    ),
    ...problems.map((problem) => wrong(`${place}: ${problem}`, GO_BACK(name))),
    ...wrongIf(
      !isVouchedFor(released, version, built),
      `${place} is signed by nobody whose signature counts: it is given to nobody.`,
      GO_BACK(name),
    ),
    ...(built.provides ? [] : objectionsTo(built, apps, weight)).map((objection) =>
      wrong(`${place}: ${objection}`, 'Deploy a version that keeps to it, or change the policy.'),
    ),
  ];
}

/** What runs nowhere in this shell: without anything below it that does, its pages show a card. */
function examineFit(name: string, entry: WrittenEntry, shell: ShellVersions): readonly Finding[] {
  const { stable, ladder } = entry;
  return wrongIf(
    ladder.every((version) => skewIn(entry, version, shell) !== undefined),
    `${titleOf(name)} ${stable} ${String(skewIn(entry, stable, shell))}, and nothing below it fits: its pages show a card.`,
    GO_BACK(name),
  );
}

export function examineReleases(portal: Portal, served: WrittenRegistry): readonly Finding[] {
  const { shell } = portal;
  return Object.entries(releasedIn(served)).flatMap(([name, entry]) => {
    const remote = served.remotes[name];
    return [
      ...listedVersions(entry).flatMap((version) => examineVersion({ portal, served, name, entry }, version)),
      ...(remote && !(shell instanceof Refusal) ? examineFit(name, remote, shell) : []),
    ];
  });
}
