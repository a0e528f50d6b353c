import { binomialTail, fisherTail, medianOf, rankSumDeviation, type Share } from './exact-tests';

/** What is known of the clients that saw one version. Each counts once, whatever it sent. */
export interface Heard {
  readonly clients: number;
  /** Those with at least one problem that is laid at the version. */
  readonly withProblems: number;
  /** Those that it could not be loaded for. */
  readonly withFailedLoads: number;
  /** Milliseconds to first content, one of each client that measured it. */
  readonly contentMs: readonly number[];
}

/** Why a canary is taken back; a label of `/metrics`. */
export type Signal = 'problems' | 'loads' | 'time';

export interface Verdict {
  readonly signal: Signal;
  /** What operators read: "7 of 9 clients of 1.5.0 had problems, 0 of 60 of 1.4.2". */
  readonly words: string;
}

/** Fewer are no evidence, however bad they look. */
const MIN_AFFECTED = 5;
/** What chance may do at most, at each look. */
export const MAX_CHANCE = 0.0001;
/** Less is not worth taking a release back. */
const MIN_DIFFERENCE = 0.05;
/** With fewer of the stable version there is nothing to compare with. */
export const MIN_STABLE = 10;
/** The share that any version may have when there is nothing to compare with. */
export const TOLERATED = 0.2;
export const MIN_TIMED = 20;
/** `MAX_CHANCE` in standard deviations. */
const MIN_DEVIATION = 3.72;
/** A canary is in no cache and is neither drawn nor preloaded by the server: both bounds leave room for that. */
const MIN_SLOWDOWN = 1.5;
const MIN_SLOWER_MS = 1000;

const shareOf = ({ affected, clients }: Share): number => affected / Math.max(1, clients);

/**
 * Whether chance explains the difference. What any single client told is left out on both sides, as it hurts most, so
 * that the others alone have to be evidence enough.
 */
function isEvident(canary: Share, stable: Share): boolean {
  if (canary.affected < MIN_AFFECTED) return false;
  const others: Share = { affected: canary.affected - 1, clients: canary.clients - 1 };
  // One that is well makes the stable version look better.
  const stableOthers: Share = { ...stable, clients: Math.max(stable.affected, stable.clients - 1) };
  if (stable.clients >= MIN_STABLE) {
    const isWorth = shareOf(canary) - shareOf(stable) >= MIN_DIFFERENCE;
    return isWorth && fisherTail(others, stableOthers) <= MAX_CHANCE;
  }
  // A few may all be hit by what no version causes; one alone may not hide the canary's faults.
  const known = stable.affected > 1 ? shareOf(stableOthers) : 0;
  return binomialTail(others, Math.max(TOLERATED, known)) <= MAX_CHANCE;
}

const inOrder = (times: readonly number[]) => times.toSorted((one, other) => one - other);

/** Compares times like `isEvident`: without the slowest client of the canary and the fastest of the stable version. */
function slowdown(canary: readonly number[], stable: readonly number[]) {
  if (canary.length < MIN_TIMED || stable.length < MIN_TIMED) return undefined;
  const slow = inOrder(canary).slice(0, -1);
  const fast = inOrder(stable).slice(1);
  const [canaryMs, stableMs] = [medianOf(slow), medianOf(fast)];
  const isSlower = canaryMs >= stableMs * MIN_SLOWDOWN && canaryMs - stableMs >= MIN_SLOWER_MS;
  return isSlower && rankSumDeviation(slow, fast) >= MIN_DEVIATION ? { canaryMs, stableMs } : undefined;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

export interface Compared {
  readonly version: string;
  readonly heard: Heard;
}

/**
 * The rule by which a canary is taken back (decision 0052). It is evident when
 *
 * - at least 5 of its clients had a problem, or a load that failed, and
 * - their share is at least 5 points above that of the stable version, and
 * - chance alone would do this at most once in 10 000, by Fisher's exact test, also without the client that speaks most
 *   against the canary and the one that speaks most for the stable version;
 *
 * With fewer than 10 clients of the stable version: when the share could be a fifth, or that of those few, at most
 * once in 10 000. Of times to first content, 20 clients each: when the median is half as long again and a second
 * longer, and the test of Mann and Whitney says the same of chance.
 *
 * It is asked whenever a client adds something. A healthy canary is taken back in fewer than 1 of 200 cases, however
 * often it is asked (`judge-canary.test.ts` simulates it).
 *
 * @returns undefined while nothing is evident
 */
export function judgeCanary(canary: Compared, stable: Compared): Verdict | undefined {
  const compare = (signal: Signal, count: (heard: Heard) => number, what: string): Verdict | undefined => {
    const one: Share = { affected: count(canary.heard), clients: canary.heard.clients };
    const other: Share = { affected: count(stable.heard), clients: stable.heard.clients };
    if (!isEvident(one, other)) return undefined;
    return {
      signal,
      words: `${String(one.affected)} of ${String(one.clients)} clients of ${canary.version} ${what}, ${String(other.affected)} of ${String(other.clients)} of ${stable.version}`,
    };
  };
  // A load that failed is a problem too: the narrower reason is told.
  const known =
    compare('loads', ({ withFailedLoads }) => withFailedLoads, 'could not load it') ??
    compare('problems', ({ withProblems }) => withProblems, 'had problems');
  if (known) return known;
  const slower = slowdown(canary.heard.contentMs, stable.heard.contentMs);
  return (
    slower && {
      signal: 'time',
      words: `${canary.version} took ${seconds(slower.canaryMs)} s to its first content, ${stable.version} ${seconds(slower.stableMs)} s (medians of ${String(canary.heard.contentMs.length)} and ${String(stable.heard.contentMs.length)} clients)`,
    }
  );
}
