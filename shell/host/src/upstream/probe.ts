/** Asks another server how it is. Never throws. */
export type Probe = () => Promise<boolean>;

const ANSWER_WITHIN_MS = 1_000;
/** Whoever asks `/readyz` more often gets the same answer: the other server is not asked by everybody. */
const KEPT_MS = 2_000;

export interface ProbeOptions {
  readonly answerWithinMs?: number;
  /** Milliseconds of a clock that nobody sets: one put back would keep an old outcome for as long. */
  readonly now?: () => number;
}

/**
 * A probe of a server: whether it answers an address at all within a second, with anything but an error of its own (5xx).
 * The outcome is kept for two seconds.
 * @param address what is asked, by GET; what it answers is not read
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
