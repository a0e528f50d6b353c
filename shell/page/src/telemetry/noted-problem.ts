import type { ProblemReport } from '@portal/kit';
import type { PageMoment } from './running-portal';

export interface NotedProblem extends PageMoment {
  readonly report: ProblemReport;
  /** Milliseconds since 1970. */
  readonly at: number;
}
