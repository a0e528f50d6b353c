import type { Directory } from './find-row';
import type { OfficeClient, Row } from './office-client';

/** What was typed after a command, in form. */
export interface CommandLine {
  /** Of commands on a request or a proposition: its id; 0 elsewhere. */
  readonly targetId: number;
  has(option: string): boolean;
  /** The value of an option, spaces around it dropped; undefined when it was left out or is empty. */
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
}

/** What a command has to say. */
export interface Outcome {
  /** For people, line by line. */
  readonly lines: readonly string[];
  /** For programs (`--json`). */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a command works with. */
export interface Work {
  readonly line: CommandLine;
  readonly client: OfficeClient;
  readonly directory: Directory;
  /** The administrator's own account. */
  readonly self: Row;
}

export type Run = (work: Work) => Promise<Outcome>;

/** Columns as wide as what stands in them; the last one is as long as it likes. */
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
