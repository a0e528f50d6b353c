import type { SafeStorage } from '@portal/kit';

/** How long a failed version ranks behind the others in this tab. */
const BAD_FOR_MS = 10 * 60_000;
const KEY = 'portal.bad-versions';

/** A circuit breaker: the versions that failed in this tab. Kept across reloads, until the tab is closed. */
export interface BadVersions {
  has(base: string): boolean;
  add(base: string): void;
  /** Nothing better is left: they may be tried again at once. */
  forgive(bases: readonly string[]): void;
}

/** @param memory session storage, or memory when the browser refuses it */
export function createBadVersions(memory: Pick<SafeStorage, 'read' | 'write'>): BadVersions {
  /** Release folder → time in epoch milliseconds until which it counts as bad. */
  function until(): Readonly<Record<string, unknown>> {
    try {
      const kept: unknown = JSON.parse(memory.read(KEY) ?? '{}');
      return typeof kept === 'object' && kept !== null ? { ...kept } : {};
    } catch {
      return {};
    }
  }

  /** Stores the entries still valid, with changes. */
  function keep(changes: Readonly<Record<string, number>>): void {
    const all = Object.entries({ ...until(), ...changes });
    memory.write(KEY, JSON.stringify(Object.fromEntries(all.filter(([, end]) => Number(end) > Date.now()))));
  }

  return {
    has: (base) => Number(until()[base] ?? 0) > Date.now(),
    add: (base) => keep({ [base]: Date.now() + BAD_FOR_MS }),
    forgive: (bases) => keep(Object.fromEntries(bases.map((base) => [base, 0]))),
  };
}
