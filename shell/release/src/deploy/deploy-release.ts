import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SHELL } from '@portal/registry/read-shell';
import {
  problemsOfFiles,
  readBuiltRelease,
  readUploaded,
  wholeIn,
  type BuiltRelease,
} from '../registry/built-release';
import { servedAs } from './change-registry';
import { overBudget, overRegistryBudget } from './budgets';
import { misfitsOf, objectionsToDescription, shellOf, skewOf } from './check-release';
import type { Outcome } from '../outcome';
import { pruneReleases, publish } from './publish-registry';
import { refuse } from '../refusal';
import { releaseFolderOf, remotesOnDisk, titleOf, versionsOnDisk } from '../registry/release-folders';
import { whileAlone } from '../locks/release-lock';
import { NO_OWNER_KEY, ensureOwner, ownerKeyOf, ownerSigner } from '../sign/owner';
import { ensureOwnership, ownedApps, type OwnedApp } from '../sign/ownership-document';
import { originOf } from '../registry/provenance';
import { pointedAt, previewed, stateOf } from './registry-edits';
import { fits, keepSignature, keptSignature, signRelease, type ReleaseSignature } from '../sign/sign-release';
import { undoUpload, uploadRelease } from './upload-release';
import { refuseOtherBytes, standingOf, type Standing } from './used-version';
import { markVerified } from '../registry/verified-releases';
import { verifyPage, verifyServed } from './verify-served';
import { withEntry } from './write-entry';
import { readServed, releasedAs, type RemoteState, type WrittenRegistry } from '../registry/written-registry';

export interface DeployOptions {
  readonly dist: string;
  readonly name: string;
  readonly version: string;
  readonly from: string;
  /** Origin of a running portal over the same `dist`; undefined: a server is started for the check. */
  readonly url: string | undefined;
  /** List it only for tabs that request it. */
  readonly isPreview: boolean;
  /** Allow a release that this shell cannot run yet: browsers use the previous version until the shell is updated. */
  readonly isAheadOfShell: boolean;
  /** Allow a shell that remotes of today do not fit: browsers use older versions of them, or show a card. */
  readonly isAheadOfRemotes?: boolean;
  /** Allow claims of paths of others: browsers ignore them until the portal's owner hands the paths over. */
  readonly isAheadOfOwnership?: boolean;
  /** The command, for the history. */
  readonly cause: string;
  /** Who gave it; the system user when left out. */
  readonly by?: string | undefined;
  /** By its team; undefined: the owner of the portal signs it, whose private key is then at hand. */
  readonly signed?: ReleaseSignature | undefined;
  /** Called before each step; an exception aborts the deployment. */
  readonly onStep: (step: string) => void;
}

/** Two versions of a remote may run in one page, so their scopes must differ. */
function refuseUsedScope(dist: string, { release }: BuiltRelease): void {
  for (const name of remotesOnDisk(dist)) {
    for (const { version } of versionsOnDisk(dist, name)) {
      const isItself = name === release.name && version === release.version;
      if (isItself || !wholeIn(dist, name)(version)) continue;
      if (readUploaded(dist, name, version).release.scope === release.scope)
        refuse(
          `${titleOf(release.name)} ${release.version} has the scope ${release.scope} of ${titleOf(name)} ${version}: build it anew, under its own version.`,
        );
    }
  }
}

/** What a description is judged by. */
export type DescribedOptions = Pick<
  DeployOptions,
  'dist' | 'name' | 'version' | 'isAheadOfShell' | 'isAheadOfRemotes' | 'isAheadOfOwnership' | 'signed'
>;

/**
 * The checks that need no more than the description of a release: an upload begins with them, before a file is sent.
 * @returns the signature to publish it under
 * @throws Refusal with the reason
 */
export function checkDescribed(
  options: DescribedOptions,
  built: BuiltRelease,
  served: WrittenRegistry | undefined,
): ReleaseSignature {
  const { dist, name, version, isAheadOfShell, isAheadOfRemotes, isAheadOfOwnership = false } = options;
  if (built.isDevelopment)
    refuse(
      `${built.folder} was made by npm run dev, for one machine: \`portal build ${name} --version ${version}\` makes one to deploy.`,
    );
  refuseOtherBytes(dist, built);
  const apps = ownedApps(dist);
  if (built.provides) {
    const [misfit] = isAheadOfRemotes ? [] : misfitsOf(built.provides, served);
    if (misfit !== undefined)
      refuse(
        `shell ${version} is refused. ${misfit} Deploy that app first, or add --ahead-of-remotes: browsers then use older versions of it, or show a card.`,
      );
    return signatureFor(options, built, undefined);
  }
  refuseUsedScope(dist, built);
  const [objection] = objectionsToDescription(built, served, apps, isAheadOfOwnership);
  if (objection !== undefined) refuse(`${titleOf(name)} ${version} is refused. ${objection}`);
  const skew = skewOf(built.release.requires, shellOf(dist));
  if (skew !== undefined && !isAheadOfShell) {
    refuse(
      `${titleOf(name)} ${version} ${skew}. Deploy the shell first, or add --ahead-of-shell: browsers then keep the previous version until the shell arrives.`,
    );
  }
  return signatureFor(options, built, apps[name]);
}

/** All checks that are possible before copying. */
function checkBuilt(
  options: DeployOptions,
  served: WrittenRegistry | undefined,
): BuiltRelease & { readonly standing: Standing; readonly signed: ReleaseSignature } {
  const { dist, name, version, from } = options;
  const built = readBuiltRelease(from, name, version);
  const signed = checkDescribed(options, built, served);
  const standing = standingOf(dist, built);
  const [problem] = problemsOfFiles(built);
  if (problem !== undefined) refuse(`${from} is not whole: ${problem}`);
  const [heavy] = built.provides ? [] : overBudget(built, ownedApps(dist)[name]?.budgets);
  if (heavy !== undefined) refuse(`${titleOf(name)} ${version} is refused. ${heavy}`);
  return { ...built, standing, signed };
}

/** The signature to publish it under: given, kept from before, or made here with the owner's key. */
function signatureFor(
  { dist, name, version, signed }: DescribedOptions,
  built: BuiltRelease,
  app: OwnedApp | undefined,
): ReleaseSignature {
  const counts = ({ key }: ReleaseSignature) =>
    key === ownerKeyOf(dist) || (app?.keys.some((each) => each.key === key) ?? false);
  if (signed) {
    if (!fits(built, signed)) refuse(`The signature is not one of ${titleOf(name)} ${version}.`);
    const until = app?.keys.find(({ key }) => key === signed.key)?.until;
    if (until !== undefined && Date.parse(until) <= Date.now())
      refuse(`The key that signed ${titleOf(name)} ${version} was good until ${until}: it has ended.`);
    return counts(signed)
      ? signed
      : refuse(
          `${titleOf(name)} ${version} is signed by a key that is not one of its team, ${String(app?.owner)}.`,
        );
  }
  const kept = keptSignature(dist, built);
  if (kept && counts(kept)) return kept;
  const key = ownerSigner(dist);
  return key ? signRelease(built, key) : refuse(`${titleOf(name)} ${version} is not signed. ${NO_OWNER_KEY}`);
}

function nextState(
  { dist, name, version, isPreview }: DeployOptions,
  served: WrittenRegistry | undefined,
): RemoteState {
  const state = stateOf(dist, served, name);
  if (!isPreview) return { ...pointedAt(state, version, wholeIn(dist, name)), pinned: true };
  return state?.stable === version ? state : previewed(state, version);
}

/** Through that portal, else through the portal's server on a free port, without a back office. */
async function verify({ dist, url }: DeployOptions, built: BuiltRelease): Promise<number> {
  if (url !== undefined) return verifyServed(built, new URL(url).origin);
  const isShell = built.release.name === SHELL;
  // Loaded here alone: a team's own command line pushes, and has no server in it.
  const { createHost } = await import('@portal/host/create-host');
  const { app, listen, open } = createHost({
    dist,
    publicFolder: path.resolve(import.meta.dirname, '../../../page/public'),
    config: {},
    publicUrl: undefined,
    upstreams: [],
    log: false,
    ...(isShell && { shellVersion: built.release.version }),
  });
  try {
    await listen('127.0.0.1', 0);
    await open();
    const { port } = app.server.address() as AddressInfo;
    const address = `http://127.0.0.1:${String(port)}`;
    const pages = isShell ? await verifyPage(built, address) : 0;
    return pages + (await verifyServed(built, address));
  } finally {
    await app.close();
  }
}

/** Whether the registry lists a version; also true when unknown, so that nothing served is ever removed. */
function isListed(dist: string, name: string, version: string): boolean {
  try {
    return Object.hasOwn(releasedAs(readServed(dist), name)?.versions ?? {}, version);
  } catch {
    return true;
  }
}

/**
 * Deploys one version of one remote: checks it, uploads it under its own name, requests each of its files from the
 * real server, marks it as verified, and only then updates the registry. Nothing that is served changes before that
 * last step, and a failure before it removes the upload. Wherever it was interrupted, it can be run again; with the
 * bytes that are there already, it does what is left to do.
 * @throws Refusal with the reason
 */
export function deployRelease(options: DeployOptions): Promise<Outcome> {
  const { dist, name, version, isPreview, cause, by, onStep } = options;
  return whileAlone(dist, cause, async (lock) => {
    onStep(`Checking ${options.from}`);
    ensureOwner(dist);
    const served = readServed(dist);
    const { standing, signed, ...built } = checkBuilt(options, served);
    const state = nextState(options, served);

    const shown = path.relative('', releaseFolderOf(dist, name, version));
    onStep(standing.isThere ? `The same bytes are in ${shown} already` : `Uploading to ${shown}`);
    const folder = standing.isThere ? releaseFolderOf(dist, name, version) : await uploadRelease(dist, built);
    // Also runs when a signal ends the process, before the lock is released, but never once the registry lists the
    // version, nor for who lost the lock: the upload may be another one by then.
    const undo = () => {
      if (!standing.isVerified && lock.isHeld() && !isListed(dist, name, version))
        undoUpload(dist, built.release);
    };
    process.prependOnceListener('exit', undo);
    try {
      onStep(`Verifying every file through ${options.url ?? 'the server'}`);
      const answers = await verify(options, { ...built, folder });
      lock.check();
      if (!standing.isVerified) markVerified(dist, built);
      // Also in place of one by a key that the team no longer has.
      if (keptSignature(dist, built)?.key !== signed.key) keepSignature(dist, built.release, signed);
      ensureOwnership(dist, lock.check);
      onStep('Pointing the registry at it');
      const next = withEntry(dist, served, name, state);
      const isChanged = JSON.stringify(releasedAs(next, name)) !== JSON.stringify(releasedAs(served, name));
      const told = [
        ...(standing.isThere ? [`${titleOf(name)} ${version} was there already, with the same bytes.`] : []),
        ...(isPreview && state.previews?.includes(version)
          ? previewLines(name, version)
          : stableLines(state, name, version)),
        `It was built from ${originOf(built.provenance)}.`,
        `${String(answers)} files and addresses were checked through the server.`,
      ];
      const data = {
        remote: name,
        version,
        preview: isPreview,
        checked: answers,
        changed: isChanged,
        provenance: built.provenance ?? null,
      };
      if (served && !isChanged)
        return {
          lines: [...told, `Registry ${String(served.serial)} says so already: nothing to change.`],
          data: { ...data, serial: served.serial, removed: [] },
        };
      const heavy = overRegistryBudget(next);
      if (heavy !== undefined) refuse(`${titleOf(name)} ${version} is refused. ${heavy}`);
      const registry = await publish({ dist, served, ...next, cause, by, lock });
      const removed = pruneReleases(dist, registry);
      return {
        lines: [
          ...told,
          ...removed.map((each) => `Removed ${each}: nobody needs it any more.`),
          servedAs(registry),
        ],
        data: { ...data, serial: registry.serial, removed },
      };
    } catch (error) {
      undo();
      throw error;
    } finally {
      process.off('exit', undo);
    }
  });
}

const previewLines = (name: string, version: string): readonly string[] => [
  `${titleOf(name)} ${version} is there as a preview: open the portal with ?${name === SHELL ? `shell=${version}` : `mfe=${name}@${version}`}.`,
];

const stableLines = ({ canary, disabled }: RemoteState, name: string, version: string): readonly string[] => [
  `${titleOf(name)} ${version} is what everyone gets.`,
  ...(canary ? [`Its canary ${canary.version} goes on at ${String(canary.percent)} %.`] : []),
  ...(disabled ? [`It is still switched off: \`portal enable ${name}\` switches it on.`] : []),
];
