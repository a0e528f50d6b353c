import type { CsvColumn } from '@portal/domain/csv';
import { parisMonthDays } from '@portal/domain/format';
import { type AgentAccount, filterToSearch, type Sort } from '@portal/domain/project';
import type { BuiltInView } from './views';
import { viewSearch } from './views/saved-views';

/** List features for staff, in addition to those for everyone. */
export interface ListDesk<Row> {
  readonly parts: readonly ListPart<Row>[];
  /** False while data for a part or a column is loading: parts are then not counted and files not exported. */
  readonly isComplete: boolean;
  /** Built-in views, shown before the user's own. */
  readonly views: readonly BuiltInView[];
  readonly columns: readonly CsvColumn<Row>[];
}

/** View of what was created in the calendar month of `now` in Paris, both ends included, as on the dashboard. */
export function thisMonth(name: string, now: Date): BuiltInView {
  const { first, last } = parisMonthDays(now);
  return { name, search: viewSearch(new URLSearchParams(filterToSearch({ from: first, to: last }))) };
}

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
  readonly noMatch: string;
  /** Notice when the back office has more than `count` (a formatted number). */
  readonly truncation: (count: string) => string;
}

/** A named part of a list, such as « À relancer ». Computed from the loaded rows, without a request. */
export interface ListPart<Row> {
  /** In the URL: `relancer`. */
  readonly name: string;
  readonly words: string;
  readonly holds: (row: Row) => boolean;
  /** Shown when no loaded row belongs to this part. */
  readonly none: string;
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
  /** Shown when some rows cannot be classified. */
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
