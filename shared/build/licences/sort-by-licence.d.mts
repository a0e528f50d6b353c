import type { Lockfile } from './lockfile.mjs';

type Group = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

export declare function sortByLicence(
  lockfile: Lockfile,
  installed: ReadonlyMap<string, string | undefined>,
): {
  readonly sorted: Readonly<Record<'browser' | 'server' | 'tools', Group>>;
  readonly faults: readonly string[];
};
