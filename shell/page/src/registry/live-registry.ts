import {
  askForRegistry,
  readServed,
  remember,
  type FoundRegistry,
  type RegistryMemory,
  type Vouch,
} from './fetch-registry';
import type { Refusal } from '@portal/registry/read-registry';
import type { Registry } from '@portal/registry/registry';

/** An older registry is fetched again before another remote is opened. */
const FRESH_MS = 30_000;
/** Time limit of that fetch: then the known registry is used. */
const BOUND_MS = 1000;

export interface LiveRegistryOptions {
  readonly found: FoundRegistry;
  readonly memory: RegistryMemory;
  /** Called for an unusable registry, but not when the server is unreachable. */
  readonly onProblem: (problem: unknown) => void;
  readonly onRefused: (refused: readonly Refusal[]) => void;
  /** Refuses the remotes that the portal's owner does not vouch for. */
  readonly vouch: Vouch;
  readonly get?: typeof fetch;
}

/** The registry of an open page, kept up to date. */
export interface LiveRegistry {
  current(): Registry;
  /** True while only a registry stored by an earlier visit is available. */
  isRemembered(): boolean;
  /** Fetches the registry. Never rejects: on errors the current one stays. */
  refresh(): Promise<void>;
  /** Fetches the registry if it is old; resolves within a second. */
  freshen(): Promise<void>;
  /** After a failure: the next `freshen` fetches in any case. */
  doubt(): void;
  /** Called at each change; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export function createLiveRegistry(options: LiveRegistryOptions): LiveRegistry {
  const { memory, onProblem, onRefused, vouch, get } = options;
  const listeners = new Set<() => void>();
  let { registry, text, source } = options.found;
  let askedAt = source === 'network' ? Date.now() : -Infinity;
  let underway: Promise<void> | undefined;

  async function adopt(served: string): Promise<void> {
    if (served === text && source === 'network') return;
    const read = await readServed(served, vouch, () => registry);
    onRefused(read.refused);
    remember(memory, served, read);
    ({ registry } = read);
    text = served;
    source = 'network';
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    askedAt = Date.now();
    const served = await askForRegistry(get).catch(() => undefined);
    if (served === undefined) return;
    try {
      await adopt(served);
    } catch (problem) {
      onProblem(problem);
    }
  }

  function refresh(): Promise<void> {
    underway ??= ask().finally(() => {
      underway = undefined;
    });
    return underway;
  }

  return {
    current: () => registry,
    isRemembered: () => source === 'remembered',
    refresh,
    async freshen() {
      if (Date.now() - askedAt < FRESH_MS) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const bound = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, BOUND_MS);
      });
      await Promise.race([refresh(), bound]);
      clearTimeout(timer);
    },
    doubt() {
      askedAt = -Infinity;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
