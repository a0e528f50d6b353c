import { isClosed, PHASES, PROJECT_STATUSES, type ProjectStatus, statusFacts } from './status';

/** A phase of files: the statuses that belong to it, in the order of a file's life. */
interface Phase {
  readonly words: string;
  readonly statuses: readonly ProjectStatus[];
}

const RUNNING: readonly Phase[] = PHASES.map((words, index) => ({
  words,
  statuses: PROJECT_STATUSES.filter((status) => statusFacts(status).phase === index + 1 && !isClosed(status)),
})).filter(({ statuses }) => statuses.length > 0);

/** The phases in which a file runs, then all closed files together, those paid out included. */
export const FILE_PHASES: readonly Phase[] = [
  ...RUNNING,
  { words: 'Dossiers clos', statuses: PROJECT_STATUSES.filter(isClosed) },
];
