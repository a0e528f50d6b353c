/** What a command has to say. */
export interface Outcome {
  /** For people, line by line. */
  readonly lines: readonly string[];
  /** For programs (`--json`). */
  readonly data: Readonly<Record<string, unknown>>;
  /** False when the command was carried out and found something wrong: the exit code tells. */
  readonly isFine?: boolean;
}
