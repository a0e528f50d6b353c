import { createReporter } from './create-reporter';
import type { NotedProblem } from './running-portal';
import { postBeacon } from './post-beacon';

/** Maximum wait for an idle moment. */
const MAX_WAIT_MS = 4000;

const reporter = createReporter({
  post: postBeacon,
  // Not every browser has `requestIdleCallback`.
  whenIdle: (task) =>
    'requestIdleCallback' in window
      ? void requestIdleCallback(task, { timeout: MAX_WAIT_MS })
      : void setTimeout(task, MAX_WAIT_MS),
});

window.addEventListener('pagehide', () => reporter.leave());
document.addEventListener('visibilitychange', () => {
  // On phones often the last event a page receives.
  if (document.visibilityState === 'hidden') reporter.leave();
});

const known = new WeakSet<NotedProblem>();

/** Sends the problems not yet reported to the portal's server when the page is idle. */
export function sendProblems(noted: readonly NotedProblem[]): void {
  const untold = noted.filter((problem) => !known.has(problem));
  for (const problem of untold) known.add(problem);
  reporter.add(untold);
}
