import {
  askForRegistry,
  readServed,
  recall,
  RegistryError,
  remember,
  type AskServer,
  type FoundRegistry,
  type RegistryMemory,
  type Vouch,
} from './fetch-registry';
import type { Refusal } from '@portal/registry/read-registry';
import type { Registry } from '@portal/registry/registry';
import { FOR_VISITORS, WHOLE, type RegistryAddress } from './registry-address';

/** An older registry is fetched again before another remote is opened. */
const FRESH_MS = 30_000;
/** Time limit of that fetch: then the known registry is used. */
const BOUND_MS = 1000;
/** As if it had never been asked for. */
const DOUBTED = -Infinity;

export interface LiveRegistryOptions {
  readonly found: FoundRegistry;
  /** Where the current user's registry is. */
  readonly wanted: () => RegistryAddress;
  readonly memory: RegistryMemory;
  /** Called for an unusable registry, but not when the server is unreachable. */
  readonly onProblem: (problem: unknown) => void;
  readonly onRefused: (refused: readonly Refusal[]) => void;
  /** Refuses the remotes that the portal's owner does not vouch for. */
  readonly vouch: Vouch;
  readonly get?: AskServer;
}

/** The registry of an open page, kept up to date. */
export interface LiveRegistry {
  current(): Registry;
  /** True while only a registry stored by an earlier visit is available. */
  isRemembered(): boolean;
  /** Fetches the user's registry. Never rejects: on errors the current one stays. */
  refresh(): Promise<void>;
  /** Fetches the user's registry if the current one is that of another role. */
  followUser(): void;
  /**
   * Fetches the registry if it is old; resolves within a second. When the current one is another role's, the last good one
   * of the user's serves until the answer comes; without one, it waits for the answer.
   * @throws RegistryError when there is neither
   */
  freshen(): Promise<void>;
  /** After a failure: the next `freshen` fetches in any case, and what is being fetched is fetched once more. */
  doubt(): void;
  /** Called at each change; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export function createLiveRegistry(options: LiveRegistryOptions): LiveRegistry {
  const { memory, wanted, onProblem, onRefused, vouch, get } = options;
  const listeners = new Set<() => void>();
  let now: Omit<FoundRegistry, 'problem'> = options.found;
  let askedAt = now.source === 'network' ? Date.now() : DOUBTED;
  let underway: Promise<void> | undefined;

  function take(next: typeof now): void {
    now = next;
    for (const listener of listeners) listener();
  }

  async function adopt(address: RegistryAddress, text: string): Promise<void> {
    if (text === now.text && address === now.address && now.source === 'network') return;
    const read = await readServed(text, vouch, () => now.registry);
    onRefused(read.refused);
    remember(memory, address, text, read);
    take({ ...read, address, text, source: 'network' });
  }

  async function ask(): Promise<void> {
    askedAt = Date.now();
    const address = wanted();
    const served = await askForRegistry(address, get).catch(() => undefined);
    try {
      if (served !== undefined) await adopt(address, served);
    } catch (problem) {
      onProblem(problem);
    }
    // Somebody signed in or out meanwhile, or pressed « Réessayer »: what was asked before may be older than that.
    if (wanted() !== address || askedAt === DOUBTED) await ask();
  }

  function refresh(): Promise<void> {
    underway ??= ask().finally(() => {
      underway = undefined;
    });
    return underway;
  }

  /** Whether the registry has what the user may open, and not only what others may. */
  const isEnough = () => [FOR_VISITORS, now.address].includes(wanted()) || now.address === WHOLE;

  return {
    current: () => now.registry,
    isRemembered: () => now.source === 'remembered',
    refresh,
    followUser() {
      if (wanted() !== now.address) void refresh();
    },
    async freshen() {
      if (isEnough() && Date.now() - askedAt < FRESH_MS) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const bound = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, BOUND_MS);
      });
      const asking = refresh();
      await Promise.race([asking, bound]);
      clearTimeout(timer);
      const kept = isEnough() ? undefined : await recall(memory, wanted(), vouch);
      // The answer may have come meanwhile.
      if (kept && !isEnough()) take(kept);
      if (!isEnough()) await asking;
      if (!isEnough()) throw new RegistryError('No registry');
    },
    doubt() {
      askedAt = DOUBTED;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
