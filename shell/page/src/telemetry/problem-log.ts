import type { ProblemReport } from '@portal/kit';
import type { NotedProblem } from './noted-problem';
import type { PageMoment } from './running-portal';

export interface ProblemLog {
  readonly note: (report: ProblemReport) => void;
  /** The last problems of this page, the oldest first. */
  readonly noted: readonly NotedProblem[];
}

/** What support may ask about; more would only be held in memory. */
const KEPT = 50;

/**
 * Keeps the problems of this page, prints them for whoever looks for the cause, and has them told to the portal's own
 * server, for the share of the visits that the deployment chose. What tells them is downloaded with the first one; when
 * that fails, with the next.
 * @param sample 0 to 1; one draw for the page, so that the story of a visit is told whole or not at all
 * @param now asked at each problem
 */
export function createProblemLog(sample: number, now: () => PageMoment): ProblemLog {
  const noted: NotedProblem[] = [];
  const isSent = Math.random() < sample;
  return {
    noted,
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
