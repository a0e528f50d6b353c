import { ROLES, type Role } from '@portal/domain/access';
import { changeRemote, type Edit, type RemoteChange } from './change-registry';
import { problemsOfFiles, readUploaded, wholeIn } from './built-release';
import { objectionsTo, shellOf, skewOf } from './check-release';
import { historyUpTo } from './release-history';
import type { Outcome } from './outcome';
import { ownedApps } from './ownership-document';
import { refuse } from './refusal';
import { versionsOnDisk } from './release-folders';
import { pointedAt, rolledBack } from './registry-edits';
import { isVerified } from './verified-releases';
import type { WrittenEntry, WrittenRegistry } from './written-registry';

/** The available versions, for a message about a missing one. */
function versionsInWords({ dist, name }: RemoteChange): string {
  const versions = versionsOnDisk(dist, name).map(({ version }) => version);
  return versions.length > 0 ? `On the disk are ${versions.join(', ')}.` : 'None is on the disk.';
}

/**
 * Checks a version once more before users get it: that it was verified, its files and the ownership policy.
 * @returns a warning when this shell cannot run it
 */
function checkVersion(change: RemoteChange, version: string, served: WrittenRegistry) {
  const { dist, name } = change;
  if (!wholeIn(dist, name)(version))
    refuse(`mfe-${name} ${version} is not on the disk, or not whole. ${versionsInWords(change)}`);
  const built = readUploaded(dist, name, version);
  if (!isVerified(dist, built))
    refuse(
      `mfe-${name} ${version} was never verified: its deployment was interrupted. \`portal deploy ${name}\` with the same build verifies it.`,
    );
  const [problem] = [...problemsOfFiles(built), ...objectionsTo(built, served, ownedApps(dist))];
  if (problem !== undefined) refuse(`mfe-${name} ${version} is refused. ${problem}`);
  const skew = skewOf(built.release.requires, shellOf(dist));
  const lines = skew === undefined ? [] : [`It ${skew}: browsers fall back to an older version until then.`];
  return lines;
}

/** The fallbacks a version had when it was stable; the current ones if it never was. */
function ladderBelow(
  { dist, name }: RemoteChange,
  version: string,
  served: WrittenRegistry,
): readonly string[] {
  for (const { registry } of historyUpTo(dist, served.serial)) {
    const then = registry.remotes[name];
    if (then?.stable === version) return then.ladder.slice(1);
  }
  const ladder = served.remotes[name]?.ladder ?? [];
  return ladder.slice(ladder.indexOf(version) + 1);
}

/**
 * Gives everyone an older version: the next fallback, or any version still on disk.
 * @param to undefined: the next fallback
 */
export function rollback(change: RemoteChange, to: string | undefined): Promise<Outcome> {
  return changeRemote(change, (entry, served): Edit => {
    const { name } = change;
    const version =
      to ??
      entry.ladder[1] ??
      refuse(
        `mfe-${name} has nothing below ${entry.stable} to go back to. ${versionsInWords(change)} Name one with --to.`,
      );
    if (version === entry.stable) refuse(`mfe-${name} ${version} is what everyone gets already.`);
    const lines = checkVersion(change, version, served);
    const state = rolledBack(
      entry,
      version,
      ladderBelow(change, version, served),
      wholeIn(change.dist, name),
    );
    return {
      state,
      isUrgent: true,
      lines: [
        `mfe-${name} is back at ${version}; it was ${entry.stable}.`,
        ...(entry.canary ? [`The canary ${entry.canary.version} has ended.`] : []),
        ...(state.ladder.length === 1 ? [`Nothing is below ${version} to fall back to.`] : []),
        ...lines,
      ],
    };
  });
}

export interface CanaryWish {
  /** Undefined: that of the current canary. */
  readonly version: string | undefined;
  readonly percent: number;
  /** Undefined: those of the current canary, else every role. */
  readonly roles: CanaryRoles | undefined;
}

/** The roles a canary is for; `ALL` opens it to every role. */
export type CanaryRoles = readonly Role[] | 'ALL';

/**
 * Gives part of the users another version; the same users as long as the version is the same. What the wish leaves
 * out stays as the current canary has it, so that growing one never opens it to roles that nobody named.
 */
export function canary(change: RemoteChange, { version, percent, roles }: CanaryWish): Promise<Outcome> {
  return changeRemote(change, (entry, served): Edit => {
    const { name } = change;
    const running = entry.canary;
    if (percent === 0) {
      if (!running) refuse(`mfe-${name} has no canary to end.`);
      if (version !== undefined && version !== running.version)
        refuse(`The canary of mfe-${name} is ${running.version}, not ${version}.`);
      return {
        state: { ...entry, canary: undefined, pinned: true },
        isUrgent: true,
        lines: [`The canary ${running.version} of mfe-${name} has ended.`],
      };
    }
    const wanted = version ?? running?.version ?? refuse(`Name the version of the canary with --version.`);
    if (wanted === entry.stable) refuse(`mfe-${name} ${wanted} is what everyone gets already.`);
    const lines = checkVersion(change, wanted, served);
    // The salt depends on the version only, so users stay in when the percentage grows.
    const only = roles === 'ALL' ? undefined : (roles ?? running?.roles);
    const next = { version: wanted, percent, ...(only && { roles: only }), salt: `${name}-${wanted}` };
    const whom = only ? `of ${only.join(', ')}` : 'of everyone';
    return {
      state: { ...entry, canary: next, pinned: true },
      lines: [
        `${String(percent)} % ${whom} get mfe-${name} ${wanted}; the others keep ${entry.stable}.`,
        ...(only && !roles ? ['The roles are those of before: --roles ALL opens it to everyone.'] : []),
        ...lines,
      ],
    };
  });
}

/** The default version to promote: the canary, else the only preview. */
function promotable({ canary: running, previews = [] }: WrittenEntry, name: string): string {
  const [only, ...others] = previews;
  if (running) return running.version;
  if (only === undefined) return refuse(`mfe-${name} has neither a canary nor a preview to promote.`);
  return others.length === 0
    ? only
    : refuse(`mfe-${name} has several previews (${previews.join(', ')}): name one with --version.`);
}

/** Makes the canary, a preview, or another version on disk the stable one. */
export function promote(change: RemoteChange, version: string | undefined): Promise<Outcome> {
  return changeRemote(change, (entry, served): Edit => {
    const { name } = change;
    const wanted = version ?? promotable(entry, name);
    if (wanted === entry.stable) refuse(`mfe-${name} ${wanted} is what everyone gets already.`);
    const lines = checkVersion(change, wanted, served);
    return {
      state: { ...pointedAt(entry, wanted, wholeIn(change.dist, name)), pinned: true },
      lines: [`mfe-${name} ${wanted} is what everyone gets; before it was ${entry.stable}.`, ...lines],
    };
  });
}

/** Disables a remote: its pages show `message`, and none of its files are loaded. */
export function disable(change: RemoteChange, message: string): Promise<Outcome> {
  return changeRemote(change, (entry) => ({
    state: { ...entry, disabled: { message }, pinned: true },
    isUrgent: true,
    lines: [`mfe-${change.name} is switched off: its pages say “${message}”.`],
  }));
}

export function enable(change: RemoteChange): Promise<Outcome> {
  return changeRemote(change, (entry) =>
    entry.disabled === false
      ? { state: undefined, lines: [`mfe-${change.name} is on: nothing to change.`] }
      : {
          state: { ...entry, disabled: false },
          lines: [
            `mfe-${change.name} is on again.`,
            ...(entry.pinned
              ? [
                  `It stays at ${entry.stable} when the workspace is built, until \`portal unpin ${change.name}\`.`,
                ]
              : []),
          ],
        },
  );
}

/** Lets builds of the workspace update the remote again. */
export function unpin(change: RemoteChange): Promise<Outcome> {
  return changeRemote(change, (entry) =>
    entry.pinned
      ? {
          state: { ...entry, pinned: undefined },
          lines: [`mfe-${change.name} follows the workspace again, from the next \`npm start\` on.`],
        }
      : { state: undefined, lines: [`mfe-${change.name} is not pinned: nothing to change.`] },
  );
}

/** Parses a list of roles such as "AGENT,DIRECTOR", or "ALL" alone; undefined when one is unknown. */
export function rolesIn(text: string): CanaryRoles | undefined {
  if (text.trim().toUpperCase() === 'ALL') return 'ALL';
  const roles = text.split(',').map((each) => ROLES.find((role) => role === each.trim().toUpperCase()));
  return roles.every((role) => role !== undefined) ? roles : undefined;
}
