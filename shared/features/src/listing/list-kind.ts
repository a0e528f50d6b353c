import type { Sort } from '@portal/domain/project';

/** What is specific to a list of projects or of proposals: texts, sort orders, searched fields. */
export interface ListKind<Row, SortName extends string> {
  /** Singular noun for the count: « projet ». */
  readonly noun: string;
  readonly defaultSort: Sort<SortName>;
  readonly sortLabels: Readonly<Record<SortName, string>>;
  readonly sortRows: (rows: readonly Row[], sort: Sort<SortName>) => readonly Row[];
  /** Whether an id is a known status; any id passes when statuses come from the server. */
  readonly isStatus?: ((id: string) => boolean) | undefined;
  /** Texts of a row that the search covers. */
  readonly textsOf: (row: Row) => readonly string[];
  readonly searchExample: string;
  /** « Aucun projet ne correspond ». */
  readonly noMatch: string;
  /** Notice when the back office has more than `count` (a formatted number). */
  readonly truncation: (count: string) => string;
}
