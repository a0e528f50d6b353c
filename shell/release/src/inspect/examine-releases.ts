import { signersOf } from '@portal/registry/vouch';
import type { ShellVersions } from '@portal/registry/registry';
import { descriptionOf, readUploaded, type BuiltRelease } from '../registry/built-release';
import { claimsBeyond, objectionsTo, skewOf } from '../deploy/decide/rules';
import { appsIn, type Portal } from '../deploy/portal';
import { attempt, readCandidate } from '../deploy/read-portal';
import { note, noteIf, wrong, wrongIf, type Finding } from './finding';
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

interface Released {
  readonly portal: Portal;
  readonly served: WrittenRegistry;
  readonly name: string;
  readonly entry: ReleasedEntry;
}

const NEEDS_SHELL = 'Deploy the shell that it was built for.';
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
  const { release: built, problems, weight } = readCandidate(portal, name, version);
  if (!built) {
    const why = attempt(() => readUploaded(portal.dist, name, version));
    return [wrong(`${place} is listed. ${why instanceof Refusal ? why.message : ''}`, GO_BACK(name))];
  }
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
    // Browsers pass over them: a path that was handed over is its new app's from that moment.
    ...(built.provides ? [] : claimsBeyond(built.release, apps)).map((claim) =>
      note(`${place}: ${claim}`, 'It is passed over; the next version can leave it out.'),
    ),
  ];
}

/** What of a remote does not fit the shell. */
function examineFit(name: string, entry: WrittenEntry, shell: ShellVersions): readonly Finding[] {
  const skewIn = (version: string) => {
    const listed = entry.versions[version];
    return listed && skewOf(listed.requires, shell);
  };
  const { stable, ladder, canary } = entry;
  const skew = skewIn(stable);
  const skewOfCanary = canary && skewIn(canary.version);
  const instead = ladder.slice(1).find((version) => entry.versions[version] && skewIn(version) === undefined);
  const what = `${titleOf(name)} ${stable} ${String(skew)}`;
  return [
    ...wrongIf(
      skew !== undefined && instead === undefined,
      `${what}, and nothing below it fits: its pages show a card.`,
      GO_BACK(name),
    ),
    ...noteIf(
      skew !== undefined && instead !== undefined,
      `${what}: browsers run ${String(instead)}.`,
      NEEDS_SHELL,
    ),
    ...noteIf(
      skewOfCanary !== undefined,
      `The canary ${String(canary?.version)} of ${titleOf(name)} ${String(skewOfCanary)}: nobody gets it.`,
      NEEDS_SHELL,
    ),
  ];
}

export function examineReleases(portal: Portal, served: WrittenRegistry): readonly Finding[] {
  const { shell } = portal;
  return Object.entries(releasedIn(served)).flatMap(([name, entry]) => {
    const { stable, canary, ladder, disabled } = entry;
    const remote = served.remotes[name];
    return [
      ...listedVersions(entry).flatMap((version) => examineVersion({ portal, served, name, entry }, version)),
      ...(remote && !(shell instanceof Refusal) ? examineFit(name, remote, shell) : []),
      ...noteIf(
        canary !== undefined && canary.percent >= 100,
        `The canary ${String(canary?.version)} of ${titleOf(name)} is for everyone it may be for.`,
        `portal promote ${name}`,
      ),
      ...noteIf(
        ladder.length <= 1,
        `${titleOf(name)} ${stable} has nothing to fall back to.`,
        'The next deployment gives it something.',
      ),
      ...noteIf(
        disabled !== false,
        `${titleOf(name)} is switched off: “${disabled === false ? '' : disabled.message}”.`,
        `portal enable ${name} switches it on.`,
      ),
    ];
  });
}
