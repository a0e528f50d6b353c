import { isClosed, PHASES, PROJECT_STATUSES, type ProjectStatus, statusFacts } from './status';

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

/**
 * The columns of the board, from a file's first phase to its last: the phases of the public roadmap in which a file is
 * running, then all closed files together. What was paid out is closed as well, so the sixth phase is in there.
 */
export const BOARD_PHASES: readonly Phase[] = [...RUNNING, CLOSED];
