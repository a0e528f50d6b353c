import { readRelease } from '@portal/registry/read-release';
import { descriptionOf } from './release-samples';
import type { Portal, StoredRelease } from '../src/deploy/portal';
import type { RemoteState, WrittenEntry, WrittenRegistry } from '../src/registry/written-registry';

/** A portal as it was read, for the tables of decisions: the agent app, in memory alone. */
export interface PortalSample {
  /** Over 1.2.0 for everyone, with 1.1.0 and 1.0.0 below. */
  readonly state?: Partial<RemoteState>;
  /** Changes to a release on the disk, where 1.0.0 to 1.3.0 are; undefined: it is not there. */
  readonly disk?: Readonly<Record<string, (Partial<StoredRelease> & { readonly says?: object }) | undefined>>;
  /** What was stable in earlier registries, oldest first, with its fallbacks. */
  readonly before?: readonly (readonly string[])[];
}

const ON_DISK: PortalSample['disk'] = { '1.0.0': {}, '1.1.0': {}, '1.2.0': {}, '1.3.0': {} };
const DIGEST = `sha384-${'A'.repeat(64)}`;

/** A release of the agent app that was verified. */
export function releaseSample(
  version: string,
  { says, ...changes }: Partial<StoredRelease> & { readonly says?: object } = {},
): StoredRelease {
  const integrity = { 'remoteEntry.js': DIGEST, 'home.js': DIGEST, 'home.css': DIGEST };
  const described = descriptionOf('agent', version, { integrity, ...says });
  return {
    folder: `/dist/remotes/agent/${version}`,
    release: readRelease('agent', version, described),
    owner: 'team-agent',
    provides: undefined,
    isDevelopment: false,
    provenance: undefined,
    digest: `sha384-${version}`,
    isWhole: true,
    signed: { digest: `sha384-${version}`, key: 'k', signature: 's' },
    ...changes,
  };
}

const registryOf = (serial: number, entry: WrittenEntry): WrittenRegistry => ({
  schema: 2,
  serial,
  generatedAt: '2026-11-21T08:00:00.000Z',
  remotes: { agent: entry },
});

function entryOf(state: RemoteState): WrittenEntry {
  const versions = state.ladder.map((version) => [
    version,
    { requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0' }, digest: `sha384-${version}` },
  ]);
  return {
    owner: 'team-agent',
    claims: [],
    ...state,
    versions: Object.fromEntries(versions) as WrittenEntry['versions'],
  };
}

export function portalSample({ state, disk = {}, before = [] }: PortalSample = {}): Portal & {
  readonly served: WrittenRegistry;
} {
  const now: RemoteState = {
    stable: '1.2.0',
    ladder: ['1.2.0', '1.1.0', '1.0.0'],
    disabled: false,
    ...state,
  };
  const there = Object.entries({ ...ON_DISK, ...disk }).flatMap(([version, changes]) =>
    changes ? [[version, releaseSample(version, changes)]] : [],
  );
  return {
    dist: '/dist',
    served: registryOf(before.length + 1, entryOf(now)),
    history: before
      .map((ladder, index) => {
        const [stable = ''] = ladder;
        const registry = registryOf(index + 1, entryOf({ stable, ladder, disabled: false }));
        return {
          serial: index + 1,
          cause: '',
          by: undefined,
          registry,
          replaces: undefined,
          releases: {},
        };
      })
      .toReversed(),
    ownerKey: undefined,
    signer: undefined,
    ownership: undefined,
    lastSerial: undefined,
    releases: { agent: Object.fromEntries(there) as Readonly<Record<string, StoredRelease>> },
    shell: { contract: 1, kit: '1.3.0', react: '19.3.1' },
    now: Date.UTC(2026, 10, 21),
  };
}
