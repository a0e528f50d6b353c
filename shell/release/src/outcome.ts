export interface Outcome {
  readonly lines: readonly string[];
  /** JSON output (`--json`). */
  readonly data: Readonly<Record<string, unknown>>;
  /** False when the command ran but found a problem; sets the exit code. */
  readonly isFine?: boolean;
}

/** An ISO time as commands print it: `2026-11-24 20:15:04 UTC`. */
export const moment = (iso: string): string => iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
