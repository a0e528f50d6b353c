import { isSignature } from '@portal/host/signatures/ed25519';
import { releaseStatement } from '@portal/registry/ownership';
import { trespasses } from '@portal/registry/ownership-policy';
import { signersOf } from '@portal/registry/vouch';
import type { ShellVersions } from '@portal/registry/registry';
import { descriptionOf, readUploaded, type BuiltRelease } from '../registry/built-release';
import { isUnfound } from '../deploy/decide/check-descriptions';
import { objectionsTo, skewOf } from '../deploy/decide/rules';
import { appsIn, type Portal } from '../deploy/portal';
import { readCandidate } from '../deploy/read-portal';
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
  { release, digest }: BuiltRelease,
): boolean {
  if (ownerKey === undefined) return true;
  const signature = entry.versions[version]?.signature;
  if (signature === undefined) return false;
  const statement = releaseStatement(release, digest);
  return signersOf({ keys: served.remotes[name]?.keys ?? [] }, ownerKey).some((key) =>
    isSignature(key, signature, statement),
  );
}

function whyUnread({ dist }: Portal, name: string, version: string): string {
  try {
    readUploaded(dist, name, version);
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Checks a listed version: complete, signed, unaltered, and within the ownership policy. */
function examineVersion(released: Released, version: string): readonly Finding[] {
  const { portal, served, name, entry } = released;
  const place = `${titleOf(name)} ${version}`;
  const apps = appsIn(portal);
  const { release: built, problems, weight } = readCandidate(portal, name, version);
  if (!built) return [wrong(`${place} is listed. ${whyUnread(portal, name, version)}`, GO_BACK(name))];
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
    ...(built.provides ? [] : objectionsTo(built, weight, served, apps, true)).map((objection) =>
      wrong(`${place}: ${objection}`, 'Deploy a version that keeps to it, or change the policy.'),
    ),
    // Browsers pass over them: a path that was handed over is its new app's from that moment.
    ...(built.provides ? [] : trespasses(name, built.release.routes, apps)).map(({ path, roles }) =>
      note(
        `${place} still claims ${path} for ${roles.join(', ')}, which the portal does not give it.`,
        'It is passed over; the next version can leave it out.',
      ),
    ),
    ...noteIf(
      !built.provides && version === entry.stable && isUnfound(built.release.routes),
      `${place} describes none of its pages: search engines keep none of them.`,
      'Deploy a version whose manifest has a `description` for each page that is to be found.',
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
