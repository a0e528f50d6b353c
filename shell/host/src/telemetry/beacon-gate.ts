import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '@portal/back-office';
import type { FastifyRequest } from 'fastify';

/** The common count of everything beyond the limit of distinct keys. */
const OTHERS = 'others';
const MINUTE_MS = 60_000;
const MAX_POSTS_A_MINUTE = 1200;
/** Behind an unconfigured proxy all visitors share one address: enough for a medium-sized network. */
const MAX_POSTS_OF_AN_ADDRESS = 300;
const MAX_ADDRESSES = 1000;
/** Maximum number of distinct keys; the least recently seen is evicted. */
const MAX_TOLD_APART = 500;
/** Limits the log lines of a sender who makes up new keys. */
const MAX_LINES_A_MINUTE = 300;

/** Rate limit per minute, per address and in total; uses bounded memory. */
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
    // What one sender has too much takes nothing from the others.
    if (count > MAX_POSTS_OF_AN_ADDRESS) return false;
    total += 1;
    return total <= MAX_POSTS_A_MINUTE;
  };
}

/** Accepts only our origin, which pages cannot forge. Over plain http browsers send only the origin. */
export function isFromOurPages({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return false;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/**
 * Counts repeated keys and decides when to log: at the 1st, 10th, 100th… occurrence, within a limit of lines per
 * minute.
 * @returns the count, or undefined when no line is due
 */
export function createTally(now: () => number): (key: string) => number | undefined {
  const times = new Map<string, number>();
  let minute = 0;
  let lines = 0;
  return (key) => {
    const seen = (times.get(key) ?? 0) + 1;
    // Re-inserted, so that the map is ordered by last occurrence.
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

const SALT_BYTES = 32;
const NAME_LENGTH = 16;

/**
 * The network that counts as one sender: an IPv4 address, or the first 48 bits of an IPv6 one. A customer of a provider
 * has that many addresses to send from, which would be as many senders.
 */
export const senderOf = (address: string): string => networkOf(address, 48);

/**
 * Names senders without keeping their addresses: a keyed digest, whose key ends with the process. Nobody can choose it,
 * as they could an id of the page or their user agent.
 */
export function createClientNames(): (sender: string) => string {
  const salt = randomBytes(SALT_BYTES);
  return (sender) => createHmac('sha256', salt).update(sender).digest('base64url').slice(0, NAME_LENGTH);
}
