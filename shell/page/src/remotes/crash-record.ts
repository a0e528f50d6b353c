/** Two crashes within this time are no coincidence: the version is at fault. */
const REPEATED_WITHIN_MS = 60_000;

/** When versions crashed while they rendered. */
export interface CrashRecord {
  /** Notes a crash of a release, by its folder: whether it is not the first one of the last minute. */
  add(base: string): boolean;
}

export function createCrashRecord(): CrashRecord {
  const last = new Map<string, number>();
  return {
    add(base) {
      const now = Date.now();
      const before = last.get(base);
      last.set(base, now);
      return before !== undefined && now - before < REPEATED_WITHIN_MS;
    },
  };
}
