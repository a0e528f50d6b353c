import type { ProblemReport } from '@portal/kit';
import type { NotedProblem, PageMoment } from './running-portal';

export interface ProblemLog {
  readonly note: (report: ProblemReport) => void;
  /** The last problems of this page, oldest first. */
  readonly noted: readonly NotedProblem[];
  /** Whether this visit is one of those that are reported. */
  readonly isSent: boolean;
}

/** Enough for support; bounded to save memory. */
const KEPT = 50;

/**
 * Keeps and prints the problems of this page, and sends them to the portal's server for the sampled share of visits.
 * The sending code is loaded with the first problem, or with the next one if that fails.
 * @param sample 0 to 1; decided once per page, so that a visit is reported completely or not at all
 * @param now called for each problem
 */
export function createProblemLog(sample: number, now: () => PageMoment): ProblemLog {
  const noted: NotedProblem[] = [];
  const isSent = Math.random() < sample;
  return {
    noted,
    isSent,
    note(report) {
      // oxlint-disable-next-line no-console -- the one place of the browser code that prints
      console.warn(`${report.name}: ${report.message}`, report.context);
      noted.push({ ...now(), report, at: Date.now() });
      noted.splice(0, noted.length - KEPT);
      if (isSent)
        import('./send-problems').then(
          ({ sendProblems }) => sendProblems(noted),
          () => undefined,
        );
    },
  };
}
