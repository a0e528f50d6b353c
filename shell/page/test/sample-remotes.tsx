import { createSafeStorage, type Kit } from '@portal/kit';
import type { ComponentType } from 'react';
import { createRemotes } from '../src/remotes/create-remotes';
import { createLiveRegistry } from '../src/registry/live-registry';
import { registryAddressOf, WHOLE, type RegistryAddress } from '../src/registry/registry-address';
import type { AskedPreview } from '../src/registry/previews';
import { createReleaseDescriptions } from '../src/remotes/release-descriptions';
import { ROLES } from '@portal/domain/access';
import { readRegistry } from '@portal/registry/read-registry';
import { partFor } from '@portal/registry/registry-part';
import { RemoteError } from '../src/remotes/remote-error';
import type { AfterCrash } from '../src/remotes/remote-loader';
import { policyOf, releaseOf, remoteNames } from './released-remotes';

const DIGEST = `sha384-${'A'.repeat(64)}`;

export interface ServedEntry {
  owner: string;
  claims: unknown;
  stable: string;
  ladder: string[];
  previews?: string[];
  disabled: false | { message: string };
  versions: Record<string, ServedRelease | undefined>;
}

export interface ServedRelease {
  requires: object;
  digest: string;
  routes: unknown;
  menu: unknown;
}

/** The real manifests, each with version 1.0.0 as stable and 0.9.0 as fallback. */
export function servedRemotes(): Record<string, ServedEntry> {
  const entryOf = (name: string): ServedEntry => {
    const { requires, routes, menu } = releaseOf(name);
    const release = { requires: { ...requires, kit: '^1.0.0' }, digest: DIGEST, routes, menu };
    const ladder = ['1.0.0', '0.9.0'];
    const versions = Object.fromEntries(ladder.map((version) => [version, release]));
    const claims = policyOf(name);
    return { owner: `team-${name}`, claims, stable: '1.0.0', ladder, disabled: false, versions };
  };
  return Object.fromEntries(remoteNames.map((name) => [name, entryOf(name)]));
}

/** Adds a release above the stable one, with the same routes plus the given ones. */
export function deploy(
  entry: ServedEntry | undefined,
  version: string,
  changes: Partial<ServedRelease> = {},
): void {
  const before = entry?.versions[entry.stable];
  if (!entry || !before) throw new Error('No such remote');
  entry.versions[version] = { ...before, ...changes };
  entry.ladder = [version, ...entry.ladder].slice(0, 3);
  entry.stable = version;
}

export interface SampleRemotesOptions {
  readonly kit: Kit;
  readonly served: Record<string, ServedEntry>;
  readonly asked: readonly AskedPreview[];
  /** By name, `dashboard`, or by name and version, `dashboard 1.1.0`. */
  readonly pages: Readonly<Record<string, ComponentType>>;
  readonly isBusy: () => boolean;
  readonly beforeLoad: ((remote: string, page: string) => Promise<void> | void) | undefined;
  readonly crashed: (remote: string, version: string) => AfterCrash;
}

export type ChangesRegistry = (remotes: Record<string, ServedEntry>) => void;

const pageNamed = (page: string): ComponentType =>
  function TrivialPage() {
    return <h1>{page}</h1>;
  };

/** The shell's remotes with an in-memory registry and trivial pages instead of their code. */
export function sampleRemotes(options: SampleRemotesOptions) {
  const { kit, served, pages, beforeLoad } = options;
  let serial = 1;
  /** As the host does. */
  function textAt(address: string): string {
    const whole = { schema: 2, serial, remotes: served };
    const role = ROLES.find((each) => address === `${WHOLE}?role=${each}`);
    return JSON.stringify(role ? partFor(whole, role) : whole);
  }
  let answer: (() => Promise<Response>) | 'again' = 'again';
  const wanted = (): RegistryAddress => (asked.length > 0 ? WHOLE : registryAddressOf(kit.session.current()));
  let asked = options.asked;
  let versions = versionsOf(asked);
  const address = wanted();
  const text = textAt(address);
  const found = {
    ...readRegistry(JSON.parse(text)),
    address,
    text,
    source: 'network',
    problem: undefined,
  } as const;
  const live = createLiveRegistry({
    found,
    wanted,
    memory: createSafeStorage(),
    onProblem: (problem) => kit.telemetry.report(problem),
    vouch: (read) => Promise.resolve(read),
    onRefused: (refused) => expect(refused).toEqual([]),
    get: (asking) => {
      return answer === 'again' ? Promise.resolve(new Response(textAt(asking))) : answer();
    },
  });

  const known = new Map<string, ComponentType>();
  const bad = new Set<string>();
  const pageOf = (page: string, version: string): ComponentType => {
    const Page =
      pages[`${page} ${version}`] ?? pages[page] ?? known.get(`${page} ${version}`) ?? pageNamed(page);
    known.set(`${page} ${version}`, Page);
    return Page;
  };

  const { remotes } = createRemotes({
    live,
    previews: {
      asked: () => asked,
      versions: () => versions,
      leave() {
        asked = [];
        versions = {};
      },
    },
    descriptions: createReleaseDescriptions(async () => Promise.reject(new TypeError('Failed to fetch'))),
    bad: { has: (base) => bad.has(base) },
    shell: { contract: 1, kit: '1.3.0', react: '19.3.1' },
    cohortKey: () => '7',
    kit,
    loaderFor: ({ choose }) => ({
      async loadPage(remote, page) {
        await beforeLoad?.(remote, page);
        const choice = choose(remote);
        const chosen = choice?.candidates.find(({ base }) => !bad.has(base));
        if (!choice || !chosen) {
          const notice = choice?.blocked?.code === 'DISABLED' ? choice.blocked.message : undefined;
          const code = choice?.blocked?.code ?? 'UNKNOWN';
          throw new RemoteError({ code, remote, phase: 'registry', notice });
        }
        const { version } = chosen;
        return {
          remote: { contract: 1, name: remote, version, pages: {}, isBusy: options.isBusy },
          page: { default: pageOf(page, version) },
          release: chosen,
          source: choice.source,
        };
      },
      crashed(remote, version) {
        const after = options.crashed(remote, version);
        if (after === 'replaced') bad.add(`/remotes/${remote}/${version}/`);
        return after;
      },
      state: () => ({ status: 'idle' }),
    }),
  });

  /** Changes the registry; the page sees it at its next refresh. */
  const publish = (change: ChangesRegistry) => {
    change(served);
    serial += 1;
  };
  return {
    remotes,
    publish,
    /** How the server answers for the registry from now on; `again`: as it did. */
    answerWith: (next: typeof answer) => (answer = next),
    /** Changes the registry and refreshes it in the page. */
    async serve(change: ChangesRegistry) {
      publish(change);
      await live.refresh();
    },
  };
}

const versionsOf = (asked: readonly AskedPreview[]): Readonly<Record<string, string>> =>
  Object.fromEntries(asked.map(({ remote, version }) => [remote, version]));
