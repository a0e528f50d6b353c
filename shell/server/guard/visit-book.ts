import type { Heard } from './judge-canary';

/** What is compared is at most this old. */
const WINDOW_MS = 24 * 60 * 60_000;
/** More would not change a judgement; the oldest leave. */
const MAX_CLIENTS = 1000;

/** How a visit went, or what was heard of a client besides. */
export interface Told {
  readonly kind: 'visit' | 'failed load' | 'problem';
  /** Milliseconds, of a visit that was measured. */
  readonly contentMs?: number | undefined;
}

interface Client {
  readonly since: number;
  hasVisited: boolean;
  hasProblem: boolean;
  hasFailed: boolean;
  contentMs: number | undefined;
}

/** The clients of one version. */
export interface VisitBook {
  /** Whether this changed what is known: whatever a client says again does not. */
  enter(client: string, told: Told): boolean;
  heard(): Heard;
}

/**
 * Keeps one entry per client, for a day: whether it had a problem, whether a load failed, and its first time to first
 * content. Clients count once they told a visit: problems come from everybody, visits from the audience of the canary.
 * @param now milliseconds of a monotonic clock
 */
export function createVisitBook(now: () => number): VisitBook {
  /** Oldest first. */
  const clients = new Map<string, Client>();

  function forget(): void {
    for (const [client, { since }] of clients) {
      if (clients.size <= MAX_CLIENTS && now() - since < WINDOW_MS) return;
      clients.delete(client);
    }
  }

  function entryOf(client: string): Client {
    const known = clients.get(client);
    if (known) return known;
    const created: Client = {
      since: now(),
      hasVisited: false,
      hasProblem: false,
      hasFailed: false,
      contentMs: undefined,
    };
    clients.set(client, created);
    return created;
  }

  return {
    enter(client, { kind, contentMs }) {
      forget();
      const entry = entryOf(client);
      forget();
      const before = JSON.stringify(entry);
      if (kind === 'problem') entry.hasProblem = true;
      else entry.hasVisited = true;
      if (kind === 'failed load') entry.hasFailed = true;
      if (kind === 'visit') entry.contentMs ??= contentMs;
      return entry.hasVisited && JSON.stringify(entry) !== before;
    },
    heard() {
      forget();
      const counted = [...clients.values()].filter(({ hasVisited }) => hasVisited);
      return {
        clients: counted.length,
        withProblems: counted.filter(({ hasProblem }) => hasProblem).length,
        withFailedLoads: counted.filter(({ hasFailed }) => hasFailed).length,
        contentMs: counted.flatMap(({ contentMs }) => contentMs ?? []),
      };
    },
  };
}
