import {
  askForRegistry,
  readServed,
  remember,
  type FoundRegistry,
  type RegistryMemory,
} from './fetch-registry';
import type { Refusal } from '@portal/registry/read-registry';
import type { Registry } from '@portal/registry/registry';

/** A copy that is older than this is asked about before another remote is entered. */
const FRESH_MS = 30_000;
/** How long an entry waits for that answer: then the known registry serves. */
const BOUND_MS = 1000;

export interface LiveRegistryOptions {
  /** What the page started with. */
  readonly found: FoundRegistry;
  readonly memory: RegistryMemory;
  /** A registry that came and cannot be used; a server that does not answer is no news. */
  readonly onProblem: (problem: unknown) => void;
  /** Remotes of a new registry that were refused. */
  readonly onRefused: (refused: readonly Refusal[]) => void;
  readonly get?: typeof fetch;
}

/** The registry of an open page. */
export interface LiveRegistry {
  current(): Registry;
  /** Whether the server's registry has not been had yet: the last good one of an earlier visit serves. */
  isRemembered(): boolean;
  /** Asks the server. Never rejects: what is broken or unreachable changes nothing. */
  refresh(): Promise<void>;
  /** Asks the server when the last time is a while ago; settles within a second. */
  freshen(): Promise<void>;
  /** Something failed: the next entry asks, however short ago the last time is. */
  doubt(): void;
  /** Hears of each change; gives what ends it. */
  onChange(listener: () => void): () => void;
}

export function createLiveRegistry(options: LiveRegistryOptions): LiveRegistry {
  const { memory, onProblem, onRefused, get } = options;
  const listeners = new Set<() => void>();
  let { registry, text, source } = options.found;
  let askedAt = source === 'network' ? Date.now() : -Infinity;
  let underway: Promise<void> | undefined;

  function adopt(served: string): void {
    if (served === text && source === 'network') return;
    const read = readServed(served, () => registry);
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
      adopt(served);
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
