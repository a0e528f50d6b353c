import type { Role } from '@portal/domain/access';
import { createSafeStorage, type RemoteDefinition } from '@portal/kit';
import { assertRemote } from '@portal/kit/shell';
import policy from '../../remotes.policy.json';
import { createBadVersions } from './bad-versions';
import { chooseVersions, type Choice } from './choose-version';
import { createFederation } from './federation';
import { fetchRegistry, type FoundRegistry, type RegistryMemory } from './fetch-registry';
import { incidentOf } from './incident';
import { trustRelease } from './integrity';
import { menuFor, routesOf, type OwnedRoute } from './navigation';
import { trespasses } from './ownership-policy';
import type { MenuEntry, ShellVersions } from './registry';
import { createReleaseBook } from './release-book';
import { abandonFiles, examineFile, preloadPage } from './release-files';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

export interface OpenRemotesOptions {
  readonly shell: ShellVersions;
  /** Where the last good registry is kept. */
  readonly memory: RegistryMemory;
  readonly report: (problem: unknown, context: Record<string, string>) => void;
}

/** The remotes of this page: where they may be entered, and how to load them. */
export interface Remotes extends RemoteLoader<RemoteDefinition> {
  readonly serial: number;
  /** `remembered` when the server's registry could not be used. */
  readonly source: FoundRegistry['source'];
  /** Every declared page: the guard decides from these, before any code of a remote is fetched. */
  readonly routes: readonly OwnedRoute[];
  menu(role: Role): readonly MenuEntry[];
}

/**
 * Reads the registry and prepares the loading of remotes. Nothing of a remote is fetched yet.
 * @throws RegistryError when there is no registry, neither served nor remembered
 */
export async function openRemotes({ shell, memory, report }: OpenRemotesOptions): Promise<Remotes> {
  const { registry, refused, source, problem } = await fetchRegistry(memory);
  if (problem !== undefined) report(problem, { registry: source });
  for (const { remote, reason } of refused) report(new Error(reason), { remote });

  const book = createReleaseBook();
  const choices = chooseVersions(registry, {
    shell,
    role: 'VISITOR',
    cohortKey: '',
    previews: {},
    known: book.known,
  });
  const beyond = choices.flatMap(({ name, declared }) => trespasses(name, declared.routes, policy));
  for (const { remote, path, roles } of beyond) {
    report(new Error(`${remote} claims ${path} for ${roles.join(', ')}, which is not its own`), { remote });
  }
  const byName = new Map<string, Choice>(choices.map((choice) => [choice.name, choice]));
  const loader = createRemoteLoader<RemoteDefinition>({
    choose: (name) => byName.get(name),
    describe: book.describe,
    federation: createFederation(),
    check: (module, { name, version }) => assertRemote(module, { name, version, contract: shell.contract }),
    trust: trustRelease,
    preload: (release, page) => preloadPage(release, page, document),
    examine: examineFile,
    abandon: (release) => abandonFiles(release, document),
    bad: createBadVersions(createSafeStorage(() => sessionStorage)),
    isBusy: () => false,
    report: (error) =>
      report(error, { remote: error.remote, version: error.version ?? '', incident: incidentOf(error) }),
  });
  return {
    ...loader,
    serial: registry.serial,
    source,
    routes: routesOf(choices, policy),
    menu: (role) => menuFor(choices, role),
  };
}
