import type { Heard } from './judge-canary';

/** What is compared is at most this old. */
const WINDOW_MS = 24 * 60 * 60_000;
/** More would not change a judgement; the oldest leave. */
const MAX_CLIENTS = 1000;

/** How a visit went, or what was heard of a client besides. */
export type Told = 'visit' | 'failed load' | 'problem';

interface Client {
  readonly since: number;
  readonly hasVisited: boolean;
  readonly hasProblem: boolean;
}

/** The clients of one version. */
export interface VisitCounts {
  /** Whether this changed what is known: whatever a client says again does not. */
  enter(client: string, told: Told): boolean;
  heard(): Heard;
}

/**
 * Keeps one entry per client, for a day. A client counts once it told a visit: pages tell visits only to whom the canary
 * may go, and problems always.
 * @param now milliseconds of a monotonic clock
 */
export function createVisitCounts(now: () => number): VisitCounts {
  /** Oldest first. */
  const clients = new Map<string, Client>();

  function forget(): void {
    for (const [client, { since }] of clients) {
      if (clients.size <= MAX_CLIENTS && now() - since < WINDOW_MS) return;
      clients.delete(client);
    }
  }

  return {
    enter(client, told) {
      forget();
      const before = clients.get(client) ?? { since: now(), hasVisited: false, hasProblem: false };
      const after = {
        ...before,
        hasVisited: before.hasVisited || told !== 'problem',
        hasProblem: before.hasProblem || told !== 'visit',
      };
      clients.set(client, after);
      forget();
      const isNews = after.hasVisited !== before.hasVisited || after.hasProblem !== before.hasProblem;
      return after.hasVisited && isNews;
    },
    heard() {
      forget();
      const counted = [...clients.values()].filter(({ hasVisited }) => hasVisited);
      return {
        clients: counted.length,
        withProblems: counted.filter(({ hasProblem }) => hasProblem).length,
      };
    },
  };
}
