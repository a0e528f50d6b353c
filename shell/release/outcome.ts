export interface Outcome {
  readonly lines: readonly string[];
  /** JSON output (`--json`). */
  readonly data: Readonly<Record<string, unknown>>;
  /** False when the command ran but found a problem; sets the exit code. */
  readonly isFine?: boolean;
}
