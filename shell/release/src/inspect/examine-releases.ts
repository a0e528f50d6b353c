import { isSignature } from '@portal/host/signatures/ed25519';
import { releaseStatement } from '@portal/registry/ownership';
import { trespasses } from '@portal/registry/ownership-policy';
import { SHELL } from '@portal/registry/read-shell';
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
  releasedAs,
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

interface Listed extends Released {
  readonly entry: WrittenEntry;
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
  const what = `${titleOf(name)} ${stable} ${skew}`;
  return instead === undefined
    ? [wrong(`${what}, and nothing below it fits: its pages show a card.`, GO_BACK(name))]
    : [note(`${what}: browsers run ${instead}.`, NEEDS_SHELL)];
}

function examineCanary({ name, entry }: Listed, shell: ShellVersions | undefined): readonly Finding[] {
  if (!entry.canary) return [];
  const { version, percent } = entry.canary;
  const what = `The canary ${version} of ${titleOf(name)}`;
  const listed = entry.versions[version];
  const skew = listed && shell && skewOf(listed.requires, shell);
  return [
    ...noteIf(percent >= 100, `${what} is for everyone it may be for.`, `portal promote ${name}`),
    ...noteIf(percent <= 0, `${what} is for nobody.`, `portal canary ${name} --percent 0 ends it.`),
    ...noteIf(skew !== undefined, `${what} ${String(skew)}: nobody gets it.`, NEEDS_SHELL),
  ];
}

/** The shell's releases; none where `shell.json` alone says which one is served. */
function examineShell(portal: Portal, served: WrittenRegistry): readonly Finding[] {
  const entry = releasedAs(served, SHELL);
  if (!entry) return [];
  const released: Released = { portal, served, name: SHELL, entry };
  return [
    ...listedVersions(entry).flatMap((version) => examineVersion(released, version)),
    ...noteIf(
      entry.ladder.length <= 1,
      `${SHELL} ${entry.stable} has nothing to fall back to.`,
      'The next deployment gives it something.',
    ),
  ];
}

export function examineReleases(portal: Portal, served: WrittenRegistry): readonly Finding[] {
  const shell = portal.shell instanceof Refusal ? undefined : portal.shell;
  const ofRemotes = Object.entries(served.remotes).flatMap(([name, entry]) => {
    const listed: Listed = { portal, served, name, entry };
    return [
      ...listedVersions(entry).flatMap((version) => examineVersion(listed, version)),
      ...(shell ? examineSkew(listed, shell) : []),
      ...examineCanary(listed, shell),
      ...noteIf(
        entry.ladder.length <= 1,
        `${titleOf(name)} ${entry.stable} has nothing to fall back to.`,
        'The next deployment gives it something.',
      ),
      ...(entry.disabled
        ? [
            note(
              `${titleOf(name)} is switched off: “${entry.disabled.message}”.`,
              `portal enable ${name} switches it on.`,
            ),
          ]
        : []),
    ];
  });
  return [...examineShell(portal, served), ...ofRemotes];
}
