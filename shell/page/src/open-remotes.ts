import { version as react } from 'react';
import { CONTRACT, createSafeStorage, type Kit, type RemoteDefinition, type SafeStorage } from '@portal/kit';
import { assertRemote } from '@portal/kit/shell';
import { createBadVersions } from './remotes/bad-versions';
import { cohortKeyOf } from './registry/cohort-key';
import { createRemotes, type Remotes } from './remotes/create-remotes';
import { createFederation } from './federation/federation';
import { fetchRegistry } from './registry/fetch-registry';
import { incidentOf } from './remotes/incident';
import { trustRelease } from './remotes/integrity';
import { createLiveRegistry } from './registry/live-registry';
import { openPreviews } from './registry/open-previews';
import type { Refusal } from '@portal/registry/read-registry';
import type { ShellVersions } from '@portal/registry/registry';
import { watchRegistry } from './registry/registry-watch';
import { createReleaseDescriptions } from './remotes/release-descriptions';
import { abandonFiles, examineFile, preloadPage } from './remotes/release-files';
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
  readonly kit: Promise<Pick<Kit, 'session' | 'telemetry' | 'unsaved'>>;
}

/**
 * Reads the registry, prepares the loader, and follows the registry of the server. No code of remotes is loaded yet,
 * only descriptions with routes that the registry lacks.
 * @throws RegistryError when neither a served nor a stored registry is available
 */
export async function openRemotes({ storage, kit: opening }: OpenRemotesOptions): Promise<Remotes> {
  const tab = createSafeStorage(() => sessionStorage);
  const [found, previews, kit] = await Promise.all([
    timed('registry', fetchRegistry(storage)),
    openPreviews(tab),
    opening,
  ]);
  const { report } = kit.telemetry;
  const onRefused = (refused: readonly Refusal[]) => {
    for (const { remote, reason } of refused) report(new Error(reason), { remote });
  };
  const onProblem = (problem: unknown) => report(problem, { where: 'registry' });
  if (found.problem !== undefined) onProblem(found.problem);
  onRefused(found.refused);

  const live = createLiveRegistry({ found, memory: storage, onProblem, onRefused });
  const descriptions = createReleaseDescriptions();
  const bad = createBadVersions(tab);
  watchRegistry(live.refresh);
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
        describe: descriptions.describe,
        federation: createFederation(),
        check: (module, { name, version }) => assertRemote(module, { name, version, contract: CONTRACT }),
        trust: trustRelease,
        preload: (release, page) => preloadPage(release, page, document),
        examine: examineFile,
        abandon: (release) => abandonFiles(release, document),
        bad,
        report: (error) =>
          report(error, { remote: error.remote, version: error.version ?? '', incident: incidentOf(error) }),
      }),
  });
  await learnt;
  return remotes;
}
