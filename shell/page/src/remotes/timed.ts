/**
 * Measures a promise with the User Timing API, whatever its outcome, for performance analysis.
 * @param name suffix of `portal:`, such as `agent@1.4.2:entry`
 */
export async function timed<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work;
  } finally {
    // jsdom lacks `performance.measure`.
    if ('measure' in performance) performance.measure(`portal:${name}`, { start });
  }
}
