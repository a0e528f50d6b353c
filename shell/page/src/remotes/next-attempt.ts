import type { ListedRelease } from '@portal/registry/registry';
import type { Diagnosis } from './diagnose';
import type { RemoteError } from './remote-error';

/** Time one version has for all its attempts: whoever waits learns after 8 s, whatever the network does. */
const LIMIT_MS = 8000;
/** What an older version gets after that: it lies on the same server, which may be silent altogether. */
const LIMIT_AFTER_TIMEOUT_MS = 3000;
/** Pauses before the second and the third attempt, when the network failed. An older version gets one attempt. */
const PAUSES_MS = [300, 1200];
/** A pause is up to a quarter shorter or longer: not all browsers come back to a server at the same moment. */
const JITTER = 0.25;
/** Attempts without a pause, when the file that failed turns out to be sound: entry, contract and chunks in turn. */
const MAX_AT_ONCE = 6;

/** The state of a load: an attempt at one version, and what is left after it. */
export interface Attempt {
  readonly listed: ListedRelease;
  /** Which attempt at this version it is, from 1. */
  readonly count: number;
  /** What it waits for before it begins: milliseconds, or a network. */
  readonly after: number | 'network';
  /** Milliseconds before the further attempts that this version has, when the network fails. */
  readonly pausesMs: readonly number[];
  /** Milliseconds for all attempts at this version together. */
  readonly limitMs: number;
  /** The versions to fall back to, best first. */
  readonly ladder: readonly ListedRelease[];
  /** What was wrong with the version that was tried first. */
  readonly first: RemoteError | undefined;
}

/** Where a load begins; undefined when there is no version to load. */
export const firstAttempt = (candidates: readonly ListedRelease[]): Attempt | undefined =>
  attemptAt(candidates, { pausesMs: PAUSES_MS, limitMs: LIMIT_MS, first: undefined });

function attemptAt(
  [listed, ...ladder]: readonly ListedRelease[],
  effort: Pick<Attempt, 'pausesMs' | 'limitMs' | 'first'>,
): Attempt | undefined {
  return listed && { listed, ladder, count: 1, after: 0, ...effort };
}

/** What follows an attempt that failed: the same version again, the next one of the ladder, or nothing. */
export function nextAttempt(
  last: Attempt,
  { error, retry }: Diagnosis,
  isOnline: boolean,
): Attempt | undefined {
  const again = { ...last, count: last.count + 1 };
  // No attempt is spent on a network that is not there.
  if (retry === 'later' && !isOnline) return { ...again, after: 'network' };
  if (retry === 'now' && last.count <= MAX_AT_ONCE) return { ...again, after: 0 };
  const [pauseMs, ...pausesMs] = last.pausesMs;
  if (retry !== 'never' && pauseMs !== undefined)
    return { ...again, after: pauseMs * (1 - JITTER + 2 * JITTER * Math.random()), pausesMs };
  // Without a network no version can be had; when a second one says nothing, the whole server is silent.
  const isSilent = last.first?.code === 'TIMEOUT' && error.code === 'TIMEOUT';
  if (error.code === 'OFFLINE' || isSilent) return undefined;
  const first = last.first ?? error;
  const limitMs = first.code === 'TIMEOUT' ? LIMIT_AFTER_TIMEOUT_MS : LIMIT_MS;
  return attemptAt(last.ladder, { pausesMs: [], limitMs, first });
}
