import type { ListedRelease } from '@portal/registry/registry';
import type { Diagnosis } from './diagnose';
import type { RemoteError } from './remote-error';

/** Time limit of one version over all its attempts. */
const LIMIT_MS = 8000;
/** Limit of a fallback version after a timeout: the same server may not respond at all. */
const LIMIT_AFTER_TIMEOUT_MS = 3000;
/** Pauses before the second and third attempt after network failures. Fallback versions get one attempt. */
const PAUSES_MS = [300, 1200];
/** Varies the pauses by up to a quarter, so that browsers do not return to a server all at once. */
const JITTER = 0.25;
/**
 * Maximum immediate retries when the failed file turns out to be intact: entry, contract and chunks may each need one.
 */
const MAX_AT_ONCE = 6;

/** State of a load: the current attempt, and what is left after it. */
export interface Attempt {
  readonly listed: ListedRelease;
  /** Number of the attempt at this version, from 1. */
  readonly count: number;
  /** What to wait for first: milliseconds, or a network. */
  readonly after: number | 'network';
  /** Pauses before the remaining attempts at this version, for network failures. */
  readonly pausesMs: readonly number[];
  /** Milliseconds for all attempts at this version together. */
  readonly limitMs: number;
  /** The remaining fallback versions, best first. */
  readonly ladder: readonly ListedRelease[];
  /** The error of the version tried first. */
  readonly first: RemoteError | undefined;
}

/** Undefined when there is no version to load. */
export const firstAttempt = (candidates: readonly ListedRelease[]): Attempt | undefined =>
  attemptAt(candidates, { pausesMs: PAUSES_MS, limitMs: LIMIT_MS, first: undefined });

function attemptAt(
  [listed, ...ladder]: readonly ListedRelease[],
  effort: Pick<Attempt, 'pausesMs' | 'limitMs' | 'first'>,
): Attempt | undefined {
  return listed && { listed, ladder, count: 1, after: 0, ...effort };
}

/** After a failed attempt: the same version again, the next fallback, or undefined. */
export function nextAttempt(
  last: Attempt,
  { error, retry }: Diagnosis,
  isOnline: boolean,
): Attempt | undefined {
  const again = { ...last, count: last.count + 1 };
  // While offline, waiting does not use up an attempt.
  if (retry === 'later' && !isOnline) return { ...again, after: 'network' };
  if (retry === 'now' && last.count <= MAX_AT_ONCE) return { ...again, after: 0 };
  const [pauseMs, ...pausesMs] = last.pausesMs;
  if (retry !== 'never' && pauseMs !== undefined)
    return { ...again, after: pauseMs * (1 - JITTER + 2 * JITTER * Math.random()), pausesMs };
  // Offline, no version can load; after two timeouts the server itself does not respond.
  const isSilent = last.first?.code === 'TIMEOUT' && error.code === 'TIMEOUT';
  if (error.code === 'OFFLINE' || isSilent) return undefined;
  const first = last.first ?? error;
  const limitMs = first.code === 'TIMEOUT' ? LIMIT_AFTER_TIMEOUT_MS : LIMIT_MS;
  return attemptAt(last.ladder, { pausesMs: [], limitMs, first });
}
