import type { ProblemReport } from '@portal/kit';
import type { ReleaseSource } from './told-problem';

/** What runs in this page, for whoever asks: support, tests, telemetry. */
export interface RunningRemote {
  readonly version: string;
  readonly source: ReleaseSource;
  /** `idle`, `checking`, `loading`, `ready`, `degraded` or `failed`. */
  readonly state: string;
}

/** What the portal knows about itself at the moment of a problem. */
export interface RunningPortal {
  readonly shell: string;
  readonly serial: number | undefined;
  readonly remotes: Readonly<Record<string, RunningRemote>>;
  /** Of the route on screen: its pattern, `/projectFile/:id`, and whose it is. */
  readonly path: string | undefined;
  readonly owner: { readonly remote: string; readonly version: string } | undefined;
}

export interface NotedProblem {
  readonly report: ProblemReport;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly portal: RunningPortal;
}

export interface ProblemLog {
  readonly note: (report: ProblemReport) => void;
  /** The last problems of this page, the oldest first. */
  readonly noted: readonly NotedProblem[];
}

/** What support may ask about; more would only be held in memory. */
const KEPT = 50;

/**
 * Keeps the problems of this page, prints them for whoever looks for the cause, and has them told to the portal's own
 * server, for the share of the visits that the deployment chose. What tells them is downloaded with the first one.
 * @param sample 0 to 1; one draw for the page, so that the story of a visit is told whole or not at all
 * @param running asked at each problem
 */
export function createProblemLog(sample: number, running: () => RunningPortal): ProblemLog {
  const noted: NotedProblem[] = [];
  const untold: NotedProblem[] = [];
  const isTold = Math.random() < sample;

  async function tell(): Promise<void> {
    try {
      const { tellProblems } = await import('./tell-problems');
      tellProblems(untold.splice(0));
    } catch {
      // It could not be downloaded: they are told with the next one.
      untold.splice(0, untold.length - KEPT);
    }
  }

  return {
    noted,
    note(report) {
      const { name, message, context } = report;
      // eslint-disable-next-line no-console -- the one place of the browser code that prints
      console.warn(`${name}: ${message}`, context);
      const problem = { report, at: Date.now(), portal: running() };
      noted.push(problem);
      noted.splice(0, noted.length - KEPT);
      if (!isTold) return;
      untold.push(problem);
      void tell();
    },
  };
}
