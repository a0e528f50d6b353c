import { BOARD_PHASES, type Phase, type PhaseName } from './board-phases';
import { isKnownStatus, type ProjectStatus } from './status';

/** A phase with its rows, in the order in which they were given. */
export interface PhaseColumn<Row> extends Phase {
  readonly rows: readonly Row[];
}

const UNKNOWN: Phase = { name: 'autres', words: 'Autres statuts', statuses: [] };

/** The column of a status; 'autres' for one that the portal does not know, and for none. */
export const phaseOf = (status: string | null): PhaseName =>
  isKnownStatus(status)
    ? (BOARD_PHASES.find(({ statuses }) => statuses.includes(status))?.name ?? UNKNOWN.name)
    : UNKNOWN.name;

/**
 * Distributes rows among the columns of the board: each row is in exactly one, so the lengths add up to that of the
 * list. Phases without a row have an empty column; unknown statuses have one only where there are any.
 */
export function phaseColumns<Row>(
  rows: readonly Row[],
  statusOf: (row: Row) => string | null,
): readonly PhaseColumn<Row>[] {
  const names = rows.map((row) => phaseOf(statusOf(row)));
  const phases = names.includes(UNKNOWN.name) ? [...BOARD_PHASES, UNKNOWN] : BOARD_PHASES;
  return phases.map((phase) => ({ ...phase, rows: rows.filter((_, index) => names[index] === phase.name) }));
}

/**
 * The statuses that a list must be filtered on to hold the rows of a column.
 *
 * @param asked those that the rows were filtered on already
 */
export const statusesWithin = (
  { statuses }: Phase,
  asked: readonly string[] | undefined,
): readonly ProjectStatus[] =>
  asked === undefined ? statuses : statuses.filter((status) => asked.includes(status));
