import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SHELL } from '@portal/registry/read-shell';
import { whileAlone } from '../locks/release-lock';
import type { Outcome } from '../outcome';
import type { BuiltRelease } from '../registry/built-release';
import { releaseFolderOf, titleOf } from '../registry/release-folders';
import { ensureOwner } from '../sign/owner';
import { ensureOwnership } from '../sign/ownership-document';
import { keepSignature, signRelease, type ReleaseSignature } from '../sign/sign-release';
import { admit, giving, withUploaded, type Allowances } from './decide/decide-deployment';
import { servedIn, type Portal } from './portal';
import type { AppChange } from './change-app';
import { pruneReleases } from './prune-releases';
import { publish, servedAs } from './publish-registry';
import { readBuild, readPortal } from './read-portal';
import { undoUpload, uploadRelease } from './upload-release';
import { verifyPage, verifyServed } from './verify-served';

export interface DeployOptions extends AppChange, Allowances {
  readonly version: string;
  readonly from: string;
  /** Origin of a running portal over the same `dist`; undefined: a server is started for the check. */
  readonly url: string | undefined;
  /** Called before each step; an exception aborts the deployment. */
  readonly onStep: (step: string) => void;
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

/** Keeps the signature of a verified release, and writes the ownership of a portal that has none. */
function keepVerified(portal: Portal, built: BuiltRelease, given: ReleaseSignature | undefined): Portal {
  const { dist, signer } = portal;
  const signed = given ?? (signer && signRelease(built, signer));
  // Also in place of one by a key that the team no longer has.
  if (signed) keepSignature(dist, built.release, signed);
  return { ...withUploaded(portal, built, signed), ownership: ensureOwnership(dist) };
}

/**
 * Deploys one version of one remote: checks it, uploads it under its own name, requests each of its files from the
 * real server, keeps its signature, and only then updates the registry. Nothing that is served changes before that
 * last step, and a failure before it removes the upload. Wherever it was interrupted, it can be run again; with the
 * bytes that are there already, it does what is left to do.
 */
export function deployRelease(options: DeployOptions): Promise<Outcome> {
  const { dist, name, version, cause, by, onStep } = options;
  const isPreview = options.options.includes('preview');
  return whileAlone(dist, cause, async (lock) => {
    onStep(`Checking ${options.from}`);
    ensureOwner(dist);
    const portal = readPortal(dist);
    const build = readBuild(portal, name, version, options.from);
    const admission = admit(portal, build, options);
    const { isThere, isVerified } = admission;
    const folder = releaseFolderOf(dist, name, version);
    const built = { ...build.built, folder };

    const shown = path.relative('', folder);
    onStep(isThere ? `The same bytes are in ${shown} already` : `Uploading to ${shown}`);
    if (!isThere) await uploadRelease(dist, build.built);
    // Browsers may have what a registry ever listed with these bytes, which counts as verified.
    let isGiven = isVerified;
    // Also runs when a signal ends the process, before the lock is released, but never once the registry lists the
    // version, nor for who lost the lock: the upload may be another one by then.
    const undo = () => {
      if (!isGiven && lock.isHeld()) undoUpload(dist, built.release);
    };
    process.prependOnceListener('exit', undo);
    try {
      onStep(`Verifying every file through ${options.url ?? 'the server'}`);
      const checked = await verify(options, built);
      lock.check();
      const next = keepVerified(portal, built, admission.signed);
      onStep('Pointing the registry at it');
      const { released, lines } = giving(next, name, version, isPreview);
      const registry = released && publish(next, released, { cause, by, lock });
      isGiven ||= registry !== undefined;
      const removed = registry ? pruneReleases(next, registry) : [];
      const serial = (registry ?? servedIn(portal))?.serial;
      return {
        lines: [
          ...(isThere ? [`${titleOf(name)} ${version} was there already, with the same bytes.`] : []),
          ...lines,
          `${String(checked)} files and addresses were checked through the server.`,
          ...removed.map((each) => `Removed ${each}: nobody needs it any more.`),
          registry ? servedAs(registry) : `Registry ${String(serial)} says so already: nothing to change.`,
        ],
        data: {
          remote: name,
          version,
          preview: isPreview,
          checked,
          changed: registry !== undefined,
          provenance: built.provenance ?? null,
          serial,
          removed,
        },
      };
    } catch (error) {
      undo();
      throw error;
    } finally {
      process.off('exit', undo);
    }
  });
}
