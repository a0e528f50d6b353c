import type { Sort } from '@portal/domain/project';

/** What is proper to the lists of one kind of thing, whoever looks: its words, its orders, what it is found by. */
export interface ListKind<Row, SortName extends string> {
  /** Singular noun of its count: « projet ». */
  readonly noun: string;
  readonly defaultSort: Sort<SortName>;
  readonly sortLabels: Readonly<Record<SortName, string>>;
  readonly sortRows: (rows: readonly Row[], sort: Sort<SortName>) => readonly Row[];
  /** Whether the status filter can hold this id; any, when the statuses come from the server. */
  readonly isStatus?: ((id: string) => boolean) | undefined;
  /** All that the search reads of a row. */
  readonly textsOf: (row: Row) => readonly string[];
  /** Shown in the empty search field. */
  readonly searchExample: string;
  /** « Aucun projet ne correspond ». */
  readonly noMatch: string;
  /** Said when the back office has more than `count` (a formatted number). */
  readonly truncation: (count: string) => string;
}
