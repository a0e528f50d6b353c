/** Checks the health of another server. Never throws. */
export type Probe = () => Promise<boolean>;

const ANSWER_WITHIN_MS = 1_000;
/** Caches the result, so that frequent `/readyz` requests do not reach the other server. */
const KEPT_MS = 2_000;

export interface ProbeOptions {
  readonly answerWithinMs?: number;
  /** Milliseconds of a monotonic clock: setting the time back would keep an old result. */
  readonly now?: () => number;
}

/**
 * A health check: succeeds when the server answers within a second with anything but a 5xx. The result is cached for
 * two seconds.
 * @param address requested by GET; the body is not read
 */
export function createProbe(
  address: string,
  { answerWithinMs = ANSWER_WITHIN_MS, now = () => performance.now() }: ProbeOptions = {},
): Probe {
  const ask = async (): Promise<boolean> => {
    try {
      const signal = AbortSignal.timeout(answerWithinMs);
      const answer = await fetch(address, { signal, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status < 500;
    } catch {
      return false;
    }
  };
  let last: { readonly at: number; readonly outcome: Promise<boolean> } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= KEPT_MS) last = { at: now(), outcome: ask() };
    return last.outcome;
  };
}
