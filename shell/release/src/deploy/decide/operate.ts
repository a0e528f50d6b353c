import { ROLES, type Role } from '@portal/domain/access';
import { isForNobodyYet } from '@portal/registry/first-preview';
import { SHELL } from '@portal/registry/read-shell';
import { refuse } from '../../refusal';
import { titleOf } from '../../registry/release-folders';
import {
  releasedAs,
  type ReleasedEntry,
  type RemoteState,
  type WrittenCanary,
  type WrittenRegistry,
} from '../../registry/written-registry';
import { appsIn, had, isVerified, type Candidate, type Portal } from '../portal';
import { claimsBeyond, misfitsOf, objectionsTo, skewOf } from './rules';
import { pointedAt, rolledBack, wholeIn } from './states';

/** What a command makes of an app. */
export interface Decision {
  /** Undefined: nothing is to change. */
  readonly state: RemoteState | undefined;
  readonly lines: readonly string[];
  /** The version that somebody gets by it, who `checkGiven` is asked about. */
  readonly gives?: string;
  /** Takes something back from users: goes on when only the history cannot be written, and waits for no signature. */
  readonly isUrgent?: boolean;
}

/** An app as it stands, in the portal as it was read. */
export interface Standing {
  readonly name: string;
  readonly entry: ReleasedEntry;
  readonly served: WrittenRegistry;
  readonly portal: Portal;
}

/** A command about one app: looks at what was read, and at nothing else. @throws Refusal */
export type Command = (standing: Standing) => Decision;

/** The available versions, for a message about a missing one. */
function versionsInWords({ portal, name }: Standing): string {
  const versions = Object.keys(portal.releases[name] ?? {});
  return versions.length > 0 ? `On the disk are ${versions.join(', ')}.` : 'None is on the disk.';
}

/**
 * Checks a version once more before users get it: that it was verified, its files and the ownership policy.
 * @returns warnings of what does not fit: a remote that this shell cannot run, or remotes that it could not
 */
export function checkGiven(standing: Standing, candidate: Candidate): readonly string[] {
  const { name, portal, served } = standing;
  const { version, release, problems, weight } = candidate;
  const title = `${titleOf(name)} ${version}`;
  if (release?.isWhole !== true)
    return refuse(`${title} is not on the disk, or not whole. ${versionsInWords(standing)}`);
  if (!isVerified(portal, release))
    refuse(
      `${title} was never verified: its deployment was interrupted. \`portal deploy ${name}\` with the same build verifies it.`,
    );
  const { provides } = release;
  const apps = appsIn(portal);
  const objections = provides
    ? []
    : [...objectionsTo(release, apps, weight), ...claimsBeyond(release.release, apps)];
  const [problem] = [...problems, ...objections];
  if (problem !== undefined) refuse(`${title} is refused. ${problem}`);
  if (provides)
    return misfitsOf(provides, served).map(
      (misfit) => `${misfit} Browsers use an older version of it, or show a card.`,
    );
  const skew = skewOf(release.release.requires, had(portal.shell));
  return skew === undefined ? [] : [`It ${skew}: browsers fall back to an older version until then.`];
}

/** The fallbacks a version had when it was stable; the current ones if it never was. */
function ladderBelow({ name, entry, served, portal }: Standing, version: string): readonly string[] {
  const then = portal.history
    .filter(({ serial }) => serial <= served.serial)
    .map(({ registry }) => releasedAs(registry, name))
    .find((each) => each?.stable === version);
  return then ? then.ladder.slice(1) : entry.ladder.slice(entry.ladder.indexOf(version) + 1);
}

function refuseStable({ name, entry }: Standing, version: string): void {
  if (version === entry.stable) refuse(`${titleOf(name)} ${version} is what everyone gets already.`);
}

/** Gives everyone an older version: the next fallback, or any version still on disk. */
export const rollingBack =
  (to: string | undefined): Command =>
  (standing) => {
    const { name, entry, portal } = standing;
    const version =
      to ??
      entry.ladder[1] ??
      refuse(
        `${titleOf(name)} has nothing below ${entry.stable} to go back to. ${versionsInWords(standing)} Name one with --to.`,
      );
    refuseStable(standing, version);
    const state = rolledBack(entry, version, ladderBelow(standing, version), wholeIn(portal, name));
    return {
      state,
      gives: version,
      isUrgent: true,
      lines: [
        `${titleOf(name)} is back at ${version}; it was ${entry.stable}.`,
        ...(entry.canary ? [`The canary ${entry.canary.version} has ended.`] : []),
        ...(state.ladder.length === 1 ? [`Nothing is below ${version} to fall back to.`] : []),
      ],
    };
  };

export interface CanaryWish {
  /** Undefined: that of the current canary. */
  readonly version: string | undefined;
  readonly percent: number;
  /** Undefined: those of the current canary, else every role. */
  readonly roles: CanaryRoles | undefined;
}

/** The roles a canary is for; `ALL` opens it to every role. */
export type CanaryRoles = readonly Role[] | 'ALL';

/** The server gives out the shell, and does not know who visits: it draws whole shares of all browsers. */
function refuseForShell({ percent, roles }: CanaryWish): void {
  if (roles !== undefined && roles !== 'ALL')
    refuse('A canary of the shell is for a share of all browsers: --roles has no place there.');
  if (!Number.isInteger(percent)) refuse('A canary of the shell has a whole share: 1 to 100 per cent.');
}

function endingCanary({ name, entry }: Standing, version: string | undefined): Decision {
  const running = entry.canary ?? refuse(`${titleOf(name)} has no canary to end.`);
  if (version !== undefined && version !== running.version)
    refuse(`The canary of ${titleOf(name)} is ${running.version}, not ${version}.`);
  return {
    state: { ...entry, canary: undefined, pinned: true },
    isUrgent: true,
    lines: [`The canary ${running.version} of ${titleOf(name)} has ended.`],
  };
}

/**
 * Gives part of the users another version; the same users as long as the version is the same. What the wish leaves
 * out stays as the current canary has it, so that growing one never opens it to roles that nobody named.
 */
export const startingCanary =
  (wish: CanaryWish): Command =>
  (standing) => {
    const { name, entry } = standing;
    const { percent, roles } = wish;
    if (name === SHELL) refuseForShell(wish);
    if (percent === 0) return endingCanary(standing, wish.version);
    const version =
      wish.version ?? entry.canary?.version ?? refuse('Name the version of the canary with --version.');
    refuseStable(standing, version);
    const only = roles === 'ALL' ? undefined : (roles ?? entry.canary?.roles);
    // The salt depends on the version only, so users stay in when the percentage grows.
    const canary = { version, percent, ...(only && { roles: only }), salt: `${name}-${version}` };
    const whom = only ? `of ${only.join(', ')}` : 'of everyone';
    return {
      state: { ...entry, canary, pinned: true },
      gives: version,
      lines: [
        `${String(percent)} % ${whom} get ${titleOf(name)} ${version}; the others keep ${entry.stable}.`,
        ...(only && !roles ? ['The roles are those of before: --roles ALL opens it to everyone.'] : []),
      ],
    };
  };

/** Ends a canary, if it is still this one: same version, same salt. */
export const takingBack =
  ({ version, salt }: Pick<WrittenCanary, 'version' | 'salt'>, reason: string): Command =>
  ({ name, entry }) =>
    entry.canary?.version === version && entry.canary.salt === salt
      ? {
          state: { ...entry, canary: undefined, pinned: true },
          isUrgent: true,
          lines: [`The canary ${version} of mfe-${name} was taken back: ${reason}.`],
        }
      : { state: undefined, lines: [`The canary ${version} of mfe-${name} has ended already.`] };

/** The default version to promote: the canary, else the only preview. */
function promotable({ name, entry: { canary, previews = [] } }: Standing): string {
  const [only, ...others] = previews;
  if (canary) return canary.version;
  if (only === undefined) return refuse(`${titleOf(name)} has neither a canary nor a preview to promote.`);
  return others.length === 0
    ? only
    : refuse(`${titleOf(name)} has several previews (${previews.join(', ')}): name one with --version.`);
}

/** Makes the canary, a preview, or another version on disk the stable one. */
export const promoting =
  (version: string | undefined): Command =>
  (standing) => {
    const { name, entry, portal } = standing;
    const isNew = isForNobodyYet(entry);
    const wanted = version ?? promotable(standing);
    if (!isNew) refuseStable(standing, wanted);
    const before = isNew ? 'for nobody' : entry.stable;
    return {
      state: { ...pointedAt(entry, wanted, wholeIn(portal, name)), pinned: true },
      gives: wanted,
      lines: [`${titleOf(name)} ${wanted} is what everyone gets; before it was ${before}.`],
    };
  };

/** Disables a remote: its pages show `message`, and none of its files are loaded. */
export const disabling =
  (message: string): Command =>
  ({ name, entry }) =>
    name === SHELL
      ? refuse(
          'The shell cannot be switched off, every page is in it: `portal rollback shell` takes it back.',
        )
      : {
          state: { ...entry, disabled: { message }, pinned: true },
          isUrgent: true,
          lines: [`${titleOf(name)} is switched off: its pages say “${message}”.`],
        };

export const enabling: Command = ({ name, entry }) => {
  if (entry.disabled === false)
    return { state: undefined, lines: [`${titleOf(name)} is on: nothing to change.`] };
  const pinned = `It stays at ${entry.stable} when the workspace is built, until \`portal unpin ${name}\`.`;
  return {
    state: { ...entry, disabled: false },
    lines: [`${titleOf(name)} is on again.`, ...(entry.pinned ? [pinned] : [])],
  };
};

/** Lets builds of the workspace update the remote again. */
export const unpinning: Command = ({ name, entry }) =>
  entry.pinned
    ? {
        state: { ...entry, pinned: undefined },
        lines: [`${titleOf(name)} follows the workspace again, from the next \`npm start\` on.`],
      }
    : { state: undefined, lines: [`${titleOf(name)} is not pinned: nothing to change.`] };

/** Parses a list of roles such as "AGENT,DIRECTOR", or "ALL" alone; undefined when one is unknown. */
export function rolesIn(text: string): CanaryRoles | undefined {
  if (text.trim().toUpperCase() === 'ALL') return 'ALL';
  const roles = text.split(',').map((each) => ROLES.find((role) => role === each.trim().toUpperCase()));
  return roles.every((role) => role !== undefined) ? roles : undefined;
}
