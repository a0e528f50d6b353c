import { ROLES, type Role } from '@portal/domain/access';
import { isOfWorkspace } from './build-release';
import { changeRemote, type Edit, type RemoteChange } from './change-registry';
import { isForNobodyYet } from '@portal/registry/first-preview';
import { SHELL } from '@portal/registry/read-shell';
import { problemsOfFiles, readUploaded, wholeIn } from '../registry/built-release';
import { misfitsOf, objectionsTo, shellOf, skewOf } from './check-release';
import { historyUpTo } from '../registry/release-history';
import type { Outcome } from '../outcome';
import { ownedApps } from '../sign/ownership-document';
import { refuse } from '../refusal';
import { titleOf, versionsOnDisk } from '../registry/release-folders';
import { pointedAt, rolledBack } from './registry-edits';
import { isVerified } from '../registry/verified-releases';
import { releasedAs, type ReleasedEntry, type WrittenRegistry } from '../registry/written-registry';

/** The available versions, for a message about a missing one. */
function versionsInWords({ dist, name }: RemoteChange): string {
  const versions = versionsOnDisk(dist, name).map(({ version }) => version);
  return versions.length > 0 ? `On the disk are ${versions.join(', ')}.` : 'None is on the disk.';
}

/**
 * Checks a version once more before users get it: that it was verified, its files and the ownership policy.
 * @returns warnings of what does not fit: a remote that this shell cannot run, or remotes that it could not
 */
function checkVersion(change: RemoteChange, version: string, served: WrittenRegistry) {
  const { dist, name } = change;
  if (!wholeIn(dist, name)(version))
    refuse(`${titleOf(name)} ${version} is not on the disk, or not whole. ${versionsInWords(change)}`);
  const built = readUploaded(dist, name, version);
  if (!isVerified(dist, built))
    refuse(
      `${titleOf(name)} ${version} was never verified: its deployment was interrupted. \`portal deploy ${name}\` with the same build verifies it.`,
    );
  const [problem] = [
    ...problemsOfFiles(built),
    ...(built.provides ? [] : objectionsTo(built, served, ownedApps(dist))),
  ];
  if (problem !== undefined) refuse(`${titleOf(name)} ${version} is refused. ${problem}`);
  if (built.provides)
    return misfitsOf(built.provides, served).map(
      (misfit) => `${misfit} Browsers use an older version of it, or show a card.`,
    );
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
    const then = releasedAs(registry, name);
    if (then?.stable === version) return then.ladder.slice(1);
  }
  const ladder = releasedAs(served, name)?.ladder ?? [];
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
        `${titleOf(name)} has nothing below ${entry.stable} to go back to. ${versionsInWords(change)} Name one with --to.`,
      );
    if (version === entry.stable) refuse(`${titleOf(name)} ${version} is what everyone gets already.`);
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
        `${titleOf(name)} is back at ${version}; it was ${entry.stable}.`,
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
    if (name === SHELL) refuseForShell(percent, roles);
    const running = entry.canary;
    if (percent === 0) {
      if (!running) refuse(`${titleOf(name)} has no canary to end.`);
      if (version !== undefined && version !== running.version)
        refuse(`The canary of ${titleOf(name)} is ${running.version}, not ${version}.`);
      return {
        state: { ...entry, canary: undefined, pinned: true },
        isUrgent: true,
        lines: [`The canary ${running.version} of ${titleOf(name)} has ended.`],
      };
    }
    const wanted = version ?? running?.version ?? refuse(`Name the version of the canary with --version.`);
    if (wanted === entry.stable) refuse(`${titleOf(name)} ${wanted} is what everyone gets already.`);
    const lines = checkVersion(change, wanted, served);
    // The salt depends on the version only, so users stay in when the percentage grows.
    const only = roles === 'ALL' ? undefined : (roles ?? running?.roles);
    const next = { version: wanted, percent, ...(only && { roles: only }), salt: `${name}-${wanted}` };
    const whom = only ? `of ${only.join(', ')}` : 'of everyone';
    return {
      state: { ...entry, canary: next, pinned: true },
      lines: [
        `${String(percent)} % ${whom} get ${titleOf(name)} ${wanted}; the others keep ${entry.stable}.`,
        ...(only && !roles ? ['The roles are those of before: --roles ALL opens it to everyone.'] : []),
        ...lines,
      ],
    };
  });
}

/** The server gives out the shell, and does not know who visits: it draws whole shares of all browsers. */
function refuseForShell(percent: number, roles: CanaryRoles | undefined): void {
  if (roles !== undefined && roles !== 'ALL')
    refuse('A canary of the shell is for a share of all browsers: --roles has no place there.');
  if (!Number.isInteger(percent)) refuse('A canary of the shell has a whole share: 1 to 100 per cent.');
}

/** The default version to promote: the canary, else the only preview. */
function promotable({ canary: running, previews = [] }: ReleasedEntry, name: string): string {
  const [only, ...others] = previews;
  if (running) return running.version;
  if (only === undefined) return refuse(`${titleOf(name)} has neither a canary nor a preview to promote.`);
  return others.length === 0
    ? only
    : refuse(`${titleOf(name)} has several previews (${previews.join(', ')}): name one with --version.`);
}

/** Makes the canary, a preview, or another version on disk the stable one. */
export function promote(change: RemoteChange, version: string | undefined): Promise<Outcome> {
  return changeRemote(change, (entry, served): Edit => {
    const { name } = change;
    const wanted = version ?? promotable(entry, name);
    const isFirst = isForNobodyYet(entry);
    if (wanted === entry.stable && !isFirst)
      refuse(`${titleOf(name)} ${wanted} is what everyone gets already.`);
    const lines = checkVersion(change, wanted, served);
    return {
      state: { ...pointedAt(entry, wanted, wholeIn(change.dist, name)), pinned: true },
      lines: [
        `${titleOf(name)} ${wanted} is what everyone gets; before it was ${isFirst ? 'for nobody' : entry.stable}.`,
        ...lines,
      ],
    };
  });
}

/** Disables a remote: its pages show `message`, and none of its files are loaded. */
export function disable(change: RemoteChange, message: string): Promise<Outcome> {
  if (change.name === SHELL)
    refuse('The shell cannot be switched off, every page is in it: `portal rollback shell` takes it back.');
  return changeRemote(change, (entry) => ({
    state: { ...entry, disabled: { message }, pinned: true },
    isUrgent: true,
    lines: [`${titleOf(change.name)} is switched off: its pages say “${message}”.`],
  }));
}

export function enable(change: RemoteChange): Promise<Outcome> {
  return changeRemote(change, (entry) =>
    entry.disabled === false
      ? { state: undefined, lines: [`${titleOf(change.name)} is on: nothing to change.`] }
      : {
          state: { ...entry, disabled: false },
          lines: [
            `${titleOf(change.name)} is on again.`,
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
  if (!isOfWorkspace(change.name))
    refuse(
      `No workspace is here that has ${titleOf(change.name)}: nothing but its team changes what is served of it.`,
    );
  return changeRemote(change, (entry) =>
    entry.pinned
      ? {
          state: { ...entry, pinned: undefined },
          lines: [`${titleOf(change.name)} follows the workspace again, from the next \`npm start\` on.`],
        }
      : { state: undefined, lines: [`${titleOf(change.name)} is not pinned: nothing to change.`] },
  );
}

/** Parses a list of roles such as "AGENT,DIRECTOR", or "ALL" alone; undefined when one is unknown. */
export function rolesIn(text: string): CanaryRoles | undefined {
  if (text.trim().toUpperCase() === 'ALL') return 'ALL';
  const roles = text.split(',').map((each) => ROLES.find((role) => role === each.trim().toUpperCase()));
  return roles.every((role) => role !== undefined) ? roles : undefined;
}
