import type { Directory } from './find-row';
import type { OfficeClient, Row } from './office-client';

export interface CommandLine {
  /** Id of the request or proposition; 0 for other commands. */
  readonly targetId: number;
  has(option: string): boolean;
  /** A trimmed option; undefined when missing or empty. */
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
}

export interface Outcome {
  /** For people, line by line. */
  readonly lines: readonly string[];
  /** For programs (`--json`). */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Work {
  readonly line: CommandLine;
  readonly client: OfficeClient;
  readonly directory: Directory;
  readonly self: Row;
}

export type Run = (work: Work) => Promise<Outcome>;

/** Aligns columns; the last one is not padded. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
