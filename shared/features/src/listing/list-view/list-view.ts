import type { CsvColumn } from '@portal/domain/csv';
import type { AgentAccount, Sort } from '@portal/domain/project';
import type { Column } from '@portal/ui/data-table';
import type { CompactRowProps } from '@portal/ui/row-list';
import type { ReactNode } from 'react';

/** What staff has of a list, in addition to what is for everyone. */
export interface ListView<Row> {
  readonly parts: readonly ListPart<Row>[];
  /** False while data for a part or a column is loading: parts are then not counted and files not exported. */
  readonly isComplete: boolean;
  /** Name of the view of the whole list: « Tous ». */
  readonly whole: string;
  readonly table: (isComplete: boolean) => readonly Column<Row>[];
  /** A row where a table has no room. */
  readonly line: (row: Row, isComplete: boolean) => Omit<CompactRowProps, 'selection'>;
  /** Of the file. */
  readonly columns: readonly CsvColumn<Row>[];
  readonly selection: SelectionWords<Row>;
  /** What its columns and views mean. */
  readonly help: ReactNode;
}

/** How rows are selected, and what is said of the selection. */
export interface SelectionWords<Row> {
  /** `['dossier', 'dossiers']`. */
  readonly noun: readonly [one: string, many: string];
  readonly selected: string;
  readonly label: string;
  readonly labelOf: (row: Row) => string;
  readonly idOf: (row: Row) => number;
  /** The applicant's e-mail; '' when unknown. */
  readonly emailOf: (row: Row) => string;
  /** What the selection comes to: « 619 000,00 € à financer »; '' for nothing to say. */
  readonly noteOf: (rows: readonly Row[]) => string;
}

/** What is specific to a list of projects or of proposals: texts, sort orders, searched fields. */
export interface ListKind<Row, SortName extends string> {
  readonly noun: string;
  readonly defaultSort: Sort<SortName>;
  readonly sortLabels: Readonly<Record<SortName, string>>;
  readonly sortRows: (rows: readonly Row[], sort: Sort<SortName>) => readonly Row[];
  /** Whether an id is a known status; any id passes when statuses come from the server. */
  readonly isStatus?: ((id: string) => boolean) | undefined;
  readonly textsOf: (row: Row) => readonly string[];
  readonly searchExample: string;
  readonly noMatch: string;
  /** Where there is no row at all. */
  readonly empty: ReactNode;
  /** Notice when the back office has more than `count` (a formatted number). */
  readonly truncation: (count: string) => string;
}

export interface PartOrder<Row> {
  /** « Les plus urgents d’abord ». */
  readonly words: string;
  readonly sorted: (rows: readonly Row[]) => readonly Row[];
}

/** A named part of a list, such as « À relancer ». Computed from the loaded rows, without a request. */
export interface ListPart<Row> {
  readonly name: string;
  readonly words: string;
  readonly holds: (row: Row) => boolean;
  /** What it holds waits for the reader: its count is amber. */
  readonly yours?: boolean | undefined;
  readonly none: string;
  /** Its own order, unless the reader chooses another. */
  readonly order?: PartOrder<Row> | undefined;
  /** Rows that cannot be classified because data failed to load: the part then shows `words` in place of a count. */
  readonly untold?: { readonly isSo: (row: Row) => boolean; readonly words: string } | undefined;
  /** What the part could not be computed from; undefined when it is exact. */
  readonly caveat?: string | undefined;
}

interface WithAgentAccount {
  /** Undefined while loading and on failure. */
  readonly agentAccount: AgentAccount | undefined;
}

interface AgentlessWords {
  readonly none: string;
  readonly unknown: string;
  readonly untold: string;
}

/**
 * The parts « Sans agent » and « Agent inconnu » (the agent has no account in the user's network). Only for users who
 * manage a network: an agent's own projects always have an agent.
 */
export function agentlessParts<Row extends WithAgentAccount>(
  words: AgentlessWords,
): readonly ListPart<Row>[] {
  const untold = { isSo: ({ agentAccount }: Row) => agentAccount === undefined, words: words.untold };
  return [
    {
      name: 'sans-agent',
      words: 'Sans agent',
      holds: ({ agentAccount }) => agentAccount === 'none',
      // Only who manages the network can give these an agent.
      yours: true,
      none: words.none,
      untold,
    },
    {
      name: 'agent-inconnu',
      words: 'Agent inconnu',
      holds: ({ agentAccount }) => agentAccount === 'unknown',
      none: words.unknown,
      untold,
    },
  ];
}
