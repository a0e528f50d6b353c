/**
 * Waits for work that has begun, and notes on the browser's timeline (User Timing) how long that took, whatever came of
 * it: whoever looks at a slow page sees there what it waited for.
 * @param name what follows `portal:`, such as `agent@1.4.2:entry`
 */
export async function timed<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work;
  } finally {
    // jsdom has a clock, and no timeline.
    if ('measure' in performance) performance.measure(`portal:${name}`, { start });
  }
}
