import type { Lockfile } from './lockfile.mjs';

export declare function nameAndVersion(key: string): { readonly name: string; readonly version: string };
export declare function usedPackages(
  lockfile: Lockfile,
  folders: readonly string[],
  options?: {
    readonly withTools?: boolean;
    readonly isUsed?: (user: string, name: string) => boolean;
  },
): { readonly packages: ReadonlySet<string>; readonly builds: ReadonlyMap<string, ReadonlySet<string>> };
