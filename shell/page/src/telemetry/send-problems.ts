import { createReporter } from './create-reporter';
import type { NotedProblem } from './noted-problem';

const PATH = '/telemetry';
const MEDIA_TYPE = 'application/json';
/** Somebody is busy with the page for longer than this: what is to be told is told all the same. */
const MAX_WAIT_MS = 4000;

const post = (body: string) =>
  fetch(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': MEDIA_TYPE },
    credentials: 'omit',
    // It outlives the page that it is about.
    keepalive: true,
  });

const reporter = createReporter({
  post: async (body) => (await post(body)).status,
  beacon: (body) => navigator.sendBeacon(PATH, new Blob([body], { type: MEDIA_TYPE })),
  // Not every browser has idle time to give.
  whenIdle: (task) =>
    'requestIdleCallback' in window
      ? void requestIdleCallback(task, { timeout: MAX_WAIT_MS })
      : void setTimeout(task, MAX_WAIT_MS),
});

window.addEventListener('pagehide', () => reporter.leave());
document.addEventListener('visibilitychange', () => {
  // On a telephone this is often the last that a page hears.
  if (document.visibilityState === 'hidden') reporter.leave();
});

const known = new WeakSet<NotedProblem>();

/** Tells the portal's own server about those problems of this page that it does not know, as soon as there is time. */
export function sendProblems(noted: readonly NotedProblem[]): void {
  const untold = noted.filter((problem) => !known.has(problem));
  for (const problem of untold) known.add(problem);
  reporter.add(untold);
}
