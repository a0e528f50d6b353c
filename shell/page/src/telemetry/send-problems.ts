import type { Beacon } from '@portal/registry/reported-problem';
import { reportedProblem } from './attribute-problem';
import type { NotedProblem } from './running-portal';

/** Of a page: one that fails again and again says no more. */
const MAX_OF_A_PAGE = 60;

/** Posts a beacon to the portal's server, also while the page closes; rejects on network errors. */
export const postBeacon = (beacon: Beacon): Promise<unknown> =>
  fetch('/telemetry', {
    method: 'POST',
    body: JSON.stringify(beacon),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  });

const told = new WeakSet<NotedProblem>();
let left = MAX_OF_A_PAGE;

/** Tells the portal's server of the problems that it was not told of yet. */
export function sendProblems(noted: readonly NotedProblem[]): void {
  for (const problem of noted.filter((each) => !told.has(each))) {
    if (left <= 0) return;
    const { shell, serial } = problem.portal;
    told.add(problem);
    left -= 1;
    postBeacon({ shell, serial, problems: [reportedProblem(problem)] }).catch(() => {
      // The network is down: it goes with the next one.
      told.delete(problem);
      left += 1;
    });
  }
}
