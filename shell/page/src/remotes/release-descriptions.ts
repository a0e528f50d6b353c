import { readRelease } from '@portal/registry/read-release';
import type { ListedRelease, Release } from '@portal/registry/registry';

/** The description of a release is unavailable, or does not match the registry's digest. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

export interface ReleaseDescriptions {
  /**
   * The description of a release: from the registry, else its `remote.json`, which must match the registry's digest.
   * Loaded once; after a failure, the next call tries again, past the cache: it would wait for a request that hangs.
   * @throws DescriptionError when the file is unavailable or altered
   * @throws UnreadableError when it is not a valid description
   */
  describe(listed: ListedRelease, signal: AbortSignal): Promise<Release>;
  /** The result of `describe`, if known without a request. */
  known(listed: ListedRelease): Release | undefined;
  /** Number of described releases; a change invalidates derived data. */
  readonly size: number;
}

/** URL path of a release's description. */
export const descriptionPath = ({ base }: ListedRelease): string => `${base}remote.json`;

export function createReleaseDescriptions(get: typeof fetch = fetch): ReleaseDescriptions {
  /** By folder, which never changes but in development, where an open page goes on with what it has. */
  const described = new Map<string, Release>();
  /** Folders of what could not be had. */
  const failed = new Set<string>();

  const known = ({ base, description }: ListedRelease) => description ?? described.get(base);

  async function ask(listed: ListedRelease, signal: AbortSignal): Promise<Release> {
    const { name, version, base, digest } = listed;
    const path = descriptionPath(listed);
    let json: unknown;
    try {
      const answer = await get(path, {
        integrity: digest,
        signal,
        cache: failed.has(base) ? 'reload' : 'default',
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      json = await answer.json();
    } catch (cause) {
      failed.add(base);
      throw new DescriptionError(`${path} could not be had`, { cause });
    }
    const release = readRelease(name, version, json);
    described.set(base, release);
    return release;
  }

  return {
    known,
    describe: async (listed, signal) => known(listed) ?? ask(listed, signal),
    get size() {
      return described.size;
    },
  };
}
