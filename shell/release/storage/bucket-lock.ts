import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  LEASE_MS,
  LOST_LOCK,
  PATIENCE_MS,
  RENEWAL_MS,
  abandonmentOf,
  holderIn,
  isGone,
  occupiedBy,
  type Holder,
} from '../lock-holder';
import { refuse } from '../refusal';
import type { Bucket } from './bucket';

const LOCK = 'lock.json';
const FREE = '{}';
const POLL_MS = 250;

/** The exclusive right to change a bucket. */
export interface Lease {
  isHeld(): boolean;
  /** @throws Refusal when it is no longer held */
  check(): void;
  /** Gives it back; where the bucket does not answer, it expires. */
  release(): Promise<void>;
}

export interface LeaseTimes {
  readonly leaseMs: number;
  readonly renewalMs: number;
  readonly patienceMs: number;
}

const TIMES: LeaseTimes = { leaseMs: LEASE_MS, renewalMs: RENEWAL_MS, patienceMs: PATIENCE_MS };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Takes the lock as soon as it is free. It is one object, which is never removed: each step replaces the very object
 * that was seen, so that of several hosts one goes on.
 * @returns its ETag
 */
async function acquire(
  bucket: Bucket,
  self: Holder,
  say: (line: string) => void,
  { leaseMs, patienceMs }: LeaseTimes,
): Promise<string> {
  const started = performance.now();
  const text = JSON.stringify({ ...self, renewed: 0 });
  let seen: string | undefined;
  let seenAt = started;
  for (;;) {
    const found = await bucket.get(LOCK);
    if (!found || found === 'unchanged') {
      const taken = await bucket.put(LOCK, text, 'new');
      if (taken !== undefined) return taken;
      continue;
    }
    const now = performance.now();
    // The lease is measured here, so clocks of machines need not agree.
    if (found.etag !== seen) seenAt = now;
    seen = found.etag;
    const there = found.bytes.toString('utf8');
    const holder = holderIn(there);
    const isFree = there === FREE;
    if (isFree || (holder && isGone(holder)) || now - seenAt >= leaseMs) {
      const taken = await bucket.put(LOCK, text, { instead: found.etag });
      if (taken === undefined) continue;
      if (!isFree) say(abandonmentOf(holder));
      return taken;
    }
    if (now - started > patienceMs) refuse(occupiedBy(holder));
    await pause(POLL_MS);
  }
}

/** Buckets that were found to keep to conditions, on which everything here rests. */
const tried = new WeakSet<Bucket>();

async function refuseWithoutConditions(bucket: Bucket): Promise<void> {
  if (tried.has(bucket)) return;
  if ((await bucket.put(LOCK, FREE, 'new')) !== undefined)
    refuse(
      `${bucket.place} ignores If-None-Match, and cannot keep two hosts apart: use a server that knows conditional writes.`,
    );
  tried.add(bucket);
}

/**
 * Waits for the lock of a bucket, which is renewed until it is released.
 * @param command shown to who waits
 * @param say gets the line about a lock that was taken over
 * @throws Refusal when the holder is still active after a minute, or the bucket does not keep to conditions
 */
export async function takeLease(
  bucket: Bucket,
  command: string,
  say: (line: string) => void,
  times = TIMES,
): Promise<Lease> {
  const self: Holder = { id: randomUUID(), pid: process.pid, host: hostname(), command };
  let etag: string | undefined = await acquire(bucket, self, say, times);
  const free = async () => {
    if (etag !== undefined) await bucket.put(LOCK, FREE, { instead: etag }).catch(() => undefined);
  };
  await refuseWithoutConditions(bucket).catch(async (error: unknown) => {
    await free();
    throw error;
  });
  let renewedAt = performance.now();
  let renewals = 0;
  let writing: Promise<void> = Promise.resolve();

  async function renew(): Promise<void> {
    if (etag === undefined) return;
    const sentAt = performance.now();
    renewals += 1;
    try {
      etag = await bucket.put(LOCK, JSON.stringify({ ...self, renewed: renewals }), { instead: etag });
      renewedAt = sentAt;
    } catch {
      // It expires, and `check` refuses what comes after.
    }
  }

  const renewal = setInterval(() => {
    writing = writing.then(renew);
  }, times.renewalMs).unref();
  const isHeld = () => etag !== undefined && performance.now() - renewedAt < times.leaseMs;
  return {
    isHeld,
    check: () => {
      if (!isHeld()) refuse(LOST_LOCK);
    },
    async release() {
      clearInterval(renewal);
      await writing;
      await free();
    },
  };
}
