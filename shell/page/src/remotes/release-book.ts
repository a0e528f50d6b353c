import { readRelease } from '@portal/registry/read-release';
import type { ListedRelease, Release } from '@portal/registry/registry';

/** The description of a release could not be had, or is not the one the registry vouches for. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

/** What is known of releases beyond the registry. */
export interface ReleaseBook {
  /**
   * The whole of a release: what the registry carries of it, else its `remote.json`, which must have the digest that
   * the registry gives. Asked for once; a failure is forgotten, so that the next wish asks again.
   * @throws DescriptionError when the file does not come, or is another one
   * @throws UnreadableError when it comes and is no description
   */
  describe(listed: ListedRelease, signal: AbortSignal): Promise<Release>;
  /** What `describe` would answer without asking anybody. */
  known(listed: ListedRelease): Release | undefined;
  /** How many releases were described: what was worked out from them holds while it stays. */
  readonly size: number;
}

/** URL path of the description of a release. */
export const descriptionPath = ({ base }: ListedRelease): string => `${base}remote.json`;

export function createReleaseBook(get: typeof fetch = fetch): ReleaseBook {
  const described = new Map<string, Release>();

  const known = ({ digest, description }: ListedRelease) => description ?? described.get(digest);

  async function ask(listed: ListedRelease, signal: AbortSignal): Promise<Release> {
    const { name, version, digest } = listed;
    const path = descriptionPath(listed);
    let json: unknown;
    try {
      const answer = await get(path, { integrity: digest, signal });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      json = await answer.json();
    } catch (cause) {
      throw new DescriptionError(`${path} could not be had`, { cause });
    }
    const release = readRelease(name, version, json);
    described.set(digest, release);
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
