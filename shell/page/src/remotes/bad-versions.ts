/** How long a version that failed stands behind the others, in this tab. */
const BAD_FOR_MS = 10 * 60_000;
const KEY = 'portal.bad-versions';

/** What a tab remembers, as far as the browser lets it; nothing here throws (`createSafeStorage`). */
export interface TabMemory {
  read(name: string): string | null;
  write(name: string, value: string): void;
}

/** The circuit breaker: versions that failed in this tab. They outlive a reload and end with the tab. */
export interface BadVersions {
  has(base: string): boolean;
  add(base: string): void;
  /** Nothing better is left: they may be tried again at once. */
  forgive(bases: readonly string[]): void;
}

/**
 * @param memory session storage, or this page's memory where the browser has none for us
 */
export function createBadVersions(memory: TabMemory): BadVersions {
  /** Folder of a release → epoch milliseconds at which it counts as good again. */
  function until(): Readonly<Record<string, unknown>> {
    try {
      const kept: unknown = JSON.parse(memory.read(KEY) ?? '{}');
      return typeof kept === 'object' && kept !== null ? { ...kept } : {};
    } catch {
      return {};
    }
  }

  /** Keeps what is still bad, and what is added to it. */
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
