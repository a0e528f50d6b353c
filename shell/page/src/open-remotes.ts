import { version as react } from 'react';
import { CONTRACT, createSafeStorage, type Kit, type RemoteDefinition, type SafeStorage } from '@portal/kit';
import { assertRemote } from '@portal/kit/shell';
import { createBadVersions } from './remotes/bad-versions';
import { askEarly } from './early-answers';
import { cohortKeyOf } from './registry/cohort-key';
import { createRemotes, type Remotes } from './remotes/create-remotes';
import { createFederation } from './federation/federation';
import { fetchRegistry, type Vouch } from './registry/fetch-registry';
import { incidentOf } from './remotes/incident';
import { trustRelease } from './remotes/integrity';
import { createLiveRegistry } from './registry/live-registry';
import { openPreviews } from './registry/previews';
import { addressInPage, registryAddressOf, WHOLE } from './registry/registry-address';
import type { Refusal } from '@portal/registry/read-registry';
import type { ListedRelease, ShellVersions } from '@portal/registry/registry';
import { isSignedBy, signersOf, vouchedRegistry } from '@portal/registry/vouch';
import { verifySignature } from './registry/verify-signature';
import { createReleaseDescriptions } from './remotes/release-descriptions';
import { RemoteError } from './remotes/remote-error';
import { examineFile, preloadPage, renewFiles } from './remotes/release-files';
import { createRemoteLoader } from './remotes/remote-loader';
import { timed } from './remotes/timed';

/** What this shell provides to remotes; the build inserts the versions of kit and runtime. */
const SHELL: ShellVersions = {
  contract: CONTRACT,
  kit: __KIT_VERSION__,
  react,
  federation: __FEDERATION_VERSION__,
};

export interface OpenRemotesOptions {
  /** Stores the last good registry and a visitor's cohort key. */
  readonly storage: SafeStorage;
  /** A promise, because the registry is requested before there is a kit. */
  readonly opening: Promise<{
    readonly kit: Pick<Kit, 'session' | 'telemetry' | 'unsaved'>;
    /** Public key of the portal's owner; undefined in a portal without one. */
    readonly ownerKey: string | undefined;
  }>;
}

/**
 * Reads the registry, prepares the loader, and follows the registry of the server. No code of remotes is loaded yet,
 * only descriptions with routes that the registry lacks.
 * @throws RegistryError when neither a served nor a stored registry is available
 */
export async function openRemotes({ storage, opening }: OpenRemotesOptions): Promise<Remotes> {
  const tab = createSafeStorage(() => sessionStorage);
  const vouch: Vouch = async (read) => vouchedRegistry(read, (await opening).ownerKey, verifySignature);
  const previews = openPreviews(tab);
  const [found, { kit, ownerKey }] = await Promise.all([
    timed('registry', fetchRegistry(storage, addressInPage(), vouch, askEarly)),
    opening,
  ]);
  const { report } = kit.telemetry;
  const onRefused = (refused: readonly Refusal[]) => {
    for (const { remote, reason } of refused) report(new Error(reason), { remote });
  };
  const onProblem = (problem: unknown) => report(problem, { where: 'registry' });
  if (found.problem !== undefined) onProblem(found.problem);
  onRefused(found.refused);

  // A preview may be of any remote.
  const wanted = () => (previews.asked().length > 0 ? WHOLE : registryAddressOf(kit.session.current()));
  const live = createLiveRegistry({ found, wanted, memory: storage, onProblem, onRefused, vouch });
  // A preview may have routes of its own, which the part in the page lacks.
  if (previews.asked().length > 0) await live.freshen().catch(onProblem);
  const descriptions = createReleaseDescriptions();
  const bad = createBadVersions(tab);

  /** Only described releases run, so none runs that its team or the portal's owner did not sign. */
  async function describe(listed: ListedRelease, signal: AbortSignal) {
    const release = await descriptions.describe(listed, signal);
    const { name: remote, version } = listed;
    const keys = ownerKey && signersOf(live.current().remotes[remote], ownerKey);
    if (keys && !(await isSignedBy(keys, release, listed, verifySignature)))
      throw new RemoteError({ code: 'SIGNATURE', remote, version, phase: 'description' });
    return release;
  }

  const { remotes, learnt } = createRemotes({
    live,
    previews,
    descriptions,
    bad,
    shell: SHELL,
    cohortKey: () => cohortKeyOf(kit.session.current(), storage),
    kit,
    loaderFor: (asks) =>
      createRemoteLoader<RemoteDefinition>({
        ...asks,
        describe,
        federation: createFederation(),
        check: (module, { name, version }) => assertRemote(module, { name, version, contract: CONTRACT }),
        trust: trustRelease,
        preload: (release, page) => preloadPage(release, page, document),
        renew: renewFiles,
        examine: examineFile,
        bad,
        report: (error) =>
          report(error, { remote: error.remote, version: error.version ?? '', incident: incidentOf(error) }),
      }),
  });
  await learnt;
  return remotes;
}
