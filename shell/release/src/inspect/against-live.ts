import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fitsShell } from '@portal/registry/choose-version';
import type { RemoteEntry, ShellVersions } from '@portal/registry/registry';
import { assembleRegistry } from '../deploy/assemble-registry';
import { readUploaded } from '../registry/built-release';
import { SHELL } from '@portal/registry/read-shell';
import { skewOf } from '../deploy/decide/rules';
import { shellOf } from '../deploy/read-portal';
import { examineLive, shellVersionIn, takeRemote, takeShell, type LivePortal } from './live-portal';
import { ownerSigner, takeOwner } from '../sign/owner';
import { noOwner, signOwnership, storeOwnership } from '../sign/ownership-document';
import { refuse } from '../refusal';

export interface Candidate {
  /** The running portal. */
  readonly address: string;
  /** Folder with the builds of this workspace. */
  readonly built: string;
  /** A remote of the workspace, or "shell". */
  readonly name: string;
  /** The remote's version; the shell is the one that `built` serves. */
  readonly version: string;
  /** Folder that is filled, and replaced if it exists. */
  readonly to: string;
}

interface Part {
  readonly name: string;
  readonly version: string;
}

/** What browsers would run of a live remote on a shell: the first one of its ladder that fits. */
async function takeFitting(
  live: LivePortal,
  entry: RemoteEntry,
  shell: ShellVersions,
  dist: string,
): Promise<Part & { readonly notes: readonly string[] }> {
  const { name, stable, ladder, versions, canary, disabled } = entry;
  const fitting = ladder.flatMap((each) => versions[each] ?? []).find((listed) => fitsShell(listed, shell));
  const skew = versions[stable] && skewOf(versions[stable].requires, shell);
  if (!fitting) {
    const none = `mfe-${name} ${stable}, which is live, ${skew ?? 'is not described'}`;
    return refuse(`${none}, and none of its earlier versions fits: its pages would show a card.`);
  }
  await takeRemote(live, fitting, dist);
  return {
    name,
    version: fitting.version,
    notes: [
      ...(skew === undefined
        ? []
        : [`mfe-${name} ${stable} ${skew}: its users fall back to ${fitting.version}.`]),
      ...(canary ? [`The canary ${canary.version} of mfe-${name} is not part of it.`] : []),
      ...(disabled === undefined ? [] : [`mfe-${name} is switched off there, and runs here.`]),
    ],
  };
}

/** Makes this checkout the owner of the folder, and gives the apps to whom the live portal gives them. */
function ownAs(live: LivePortal, dist: string): void {
  takeOwner(dist);
  const key = ownerSigner(dist) ?? refuse('The key of this checkout is not at hand.');
  // What an app may claim is what it may claim there, whatever this checkout says.
  const apps = Object.entries(live.apps).map(
    ([name, app]) => [name, { ...app, workspace: undefined }] as const,
  );
  storeOwnership(dist, signOwnership(Object.fromEntries(apps), 0, key));
}

function copyRemote({ built, name, version, address, to }: Candidate, live: LivePortal): Part {
  if (!Object.hasOwn(live.apps, name)) refuse(`${address}: ${noOwner(name)}`);
  const { folder, release } = readUploaded(built, name, version);
  const skew = skewOf(release.requires, live.shell.provides);
  if (skew !== undefined)
    refuse(
      `mfe-${name} ${version} ${skew}: its shell has to be deployed at ${live.origin} before it, or it has to ask for less.`,
    );
  cpSync(folder, path.join(to, 'remotes', name, version), { recursive: true });
  return { name, version };
}

function copyShell({ built, to }: Candidate): Part {
  const version = shellVersionIn(readFileSync(path.join(built, 'shell.json')));
  const folder = path.join(built, 'shell', version);
  if (!existsSync(folder)) refuse(`${folder} is not there: build the shell again.`);
  cpSync(folder, path.join(to, 'shell', version), { recursive: true });
  cpSync(path.join(folder, 'shell.json'), path.join(to, 'shell.json'));
  return { name: SHELL, version };
}

/**
 * Puts together what users would get if a candidate went live now: one remote of this workspace on the live shell beside the
 * live remotes, or the shell of this workspace with the live remotes. Everything that is taken from there is verified; it
 * is signed anew by this checkout, which owns the folder.
 * @returns what is in the folder, one line each
 * @throws Refusal in one sentence, also when the candidate does not fit what is live
 */
export async function putAgainstLive(candidate: Candidate): Promise<readonly string[]> {
  const { address, built, name, to } = candidate;
  const live = await examineLive(address);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const isShell = name === SHELL;
  const own = isShell ? copyShell(candidate) : copyRemote(candidate, live);
  if (!isShell) await takeShell(live, to);
  const shell = isShell ? shellOf(built) : live.shell.provides;
  ownAs(live, to);
  const others = Object.values(live.registry.remotes).filter((entry) => entry.name !== name);
  const taken = [];
  for (const entry of others) taken.push(await takeFitting(live, entry, shell, to));
  const shellPart = isShell ? own : { name: SHELL, version: live.shell.version };
  const current = [...taken, shellPart, ...(isShell ? [] : [own])].map(({ name: remote, version }) => ({
    name: remote,
    version,
  }));
  await assembleRegistry({ dist: to, current });
  const beside = taken.map((part) => `mfe-${part.name} ${part.version}`).join(', ');
  return [
    isShell
      ? `The shell ${own.version} of this workspace with what is live at ${live.origin}: ${beside}`
      : `mfe-${name} ${own.version} of this workspace on the shell ${live.shell.version} of ${live.origin}, beside ${beside || 'nothing'}`,
    ...(live.ownerKey === undefined ? [`${live.origin} has no owner's key: nothing there is signed.`] : []),
    ...taken.flatMap(({ notes }) => notes),
  ];
}
