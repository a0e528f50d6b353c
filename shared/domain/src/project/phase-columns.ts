import { isClosed, isKnownStatus, PHASES, PROJECT_STATUSES, type ProjectStatus, statusFacts } from './status';

/** The number of a phase in which files are running; 'clos' for closed files; 'autres' for unknown statuses. */
export type PhaseName = `${number}` | 'clos' | 'autres';

/** A phase of the board: the statuses that belong to it, in the order of a file's life. */
export interface Phase {
  readonly name: PhaseName;
  readonly words: string;
  /** Empty for the statuses that the portal does not know, which no filter can name. */
  readonly statuses: readonly ProjectStatus[];
}

const RUNNING: readonly Phase[] = PHASES.map((words, index) => ({
  name: `${index + 1}` as const,
  words,
  statuses: PROJECT_STATUSES.filter((status) => statusFacts(status).phase === index + 1 && !isClosed(status)),
})).filter(({ statuses }) => statuses.length > 0);

const CLOSED: Phase = { name: 'clos', words: 'Dossiers clos', statuses: PROJECT_STATUSES.filter(isClosed) };

/** The phases in which a file runs, then all closed files together, those paid out included. */
export const BOARD_PHASES: readonly Phase[] = [...RUNNING, CLOSED];

export interface PhaseColumn<Row> extends Phase {
  readonly rows: readonly Row[];
}

const UNKNOWN: Phase = { name: 'autres', words: 'Autres statuts', statuses: [] };

/** The column of a status; 'autres' for one that the portal does not know, and for none. */
export const phaseOf = (status: string | null): PhaseName =>
  isKnownStatus(status)
    ? (BOARD_PHASES.find(({ statuses }) => statuses.includes(status))?.name ?? UNKNOWN.name)
    : UNKNOWN.name;

/** Each row in exactly one column, empty ones kept; a column of unknown statuses only where there are any. */
export function phaseColumns<Row>(
  rows: readonly Row[],
  statusOf: (row: Row) => string | null,
): readonly PhaseColumn<Row>[] {
  const names = rows.map((row) => phaseOf(statusOf(row)));
  const phases = names.includes(UNKNOWN.name) ? [...BOARD_PHASES, UNKNOWN] : BOARD_PHASES;
  return phases.map((phase) => ({ ...phase, rows: rows.filter((_, index) => names[index] === phase.name) }));
}

/** The statuses to filter on for the rows of a column; `asked`: those filtered on already. */
export const statusesWithin = (
  { statuses }: Phase,
  asked: readonly string[] | undefined,
): readonly ProjectStatus[] =>
  asked === undefined ? statuses : statuses.filter((status) => asked.includes(status));
