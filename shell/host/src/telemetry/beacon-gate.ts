import type { FastifyRequest } from 'fastify';

/** What is counted together, once there is too much to be told apart. */
export const OTHERS = 'others';
const MINUTE_MS = 60_000;
const MAX_POSTS_A_MINUTE = 1200;
/** Behind a proxy that nobody named all visitors have one address: this is for a middle-sized network then. */
const MAX_POSTS_OF_AN_ADDRESS = 300;
const MAX_ADDRESSES = 1000;
/** Distinct things that are told apart; the one that was not seen for longest makes place. */
const MAX_TOLD_APART = 500;
/** Whoever makes up a new one each time writes no more lines than this. */
const MAX_LINES_A_MINUTE = 300;

/** Lets so many through in a minute, of one address and in all; what it remembers is bounded. */
export function createGate(now: () => number): (address: string) => boolean {
  let minute = 0;
  let total = 0;
  const ofAddress = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      total = 0;
      ofAddress.clear();
    }
    const key = ofAddress.has(address) || ofAddress.size < MAX_ADDRESSES ? address : OTHERS;
    const count = (ofAddress.get(key) ?? 0) + 1;
    ofAddress.set(key, count);
    total += 1;
    return count <= MAX_POSTS_OF_AN_ADDRESS && total <= MAX_POSTS_A_MINUTE;
  };
}

/**
 * Only pages of this very origin: browsers say where a request comes from, and no page can make them lie. Over plain
 * http they say only the origin.
 */
export function isFromOurPages({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return false;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/**
 * Counts what comes again and again, and says when it is worth a line of the log: the first, the 10th, the 100th… time,
 * within so many lines a minute.
 * @returns how often it was seen, or undefined when no line is due
 */
export function createTally(now: () => number): (key: string) => number | undefined {
  const times = new Map<string, number>();
  let minute = 0;
  let lines = 0;
  return (key) => {
    const seen = (times.get(key) ?? 0) + 1;
    // Entered anew: the order of the map is that of the last time each one was seen.
    times.delete(key);
    times.set(key, seen);
    const [oldest] = times.keys();
    if (times.size > MAX_TOLD_APART && oldest !== undefined) times.delete(oldest);
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      lines = 0;
    }
    if (!isPowerOfTen(seen) || lines >= MAX_LINES_A_MINUTE) return undefined;
    lines += 1;
    return seen;
  };
}
