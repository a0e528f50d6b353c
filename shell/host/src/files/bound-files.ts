import type { AnswerBounds, AnswerFollowing } from '@portal/back-office';
import { isBelow } from '../upstream/upstream';

const MEBIBYTE = 1024 * 1024;

/**
 * What files and pages may hold that nobody took yet. One address may be a thousand people who open the portal in the
 * same minute: it has half of all, and they rather wait than miss a script.
 */
export const FILE_BOUNDS: AnswerBounds = {
  bytes: 128 * MEBIBYTE,
  reserve: 32 * MEBIBYTE,
  littleOfOne: 2 * MEBIBYTE,
  bytesOfOne: 64 * MEBIBYTE,
  making: 256,
  makingOfOne: 192,
  waiting: 4000,
  waitingOfOne: 1800,
  waitMs: 10_000,
};

/** A file that is read as it goes out has two pieces of 64 KiB in memory, and what the system knows of it. */
const STREAM_BYTES = MEBIBYTE / 4;

/** Operators ask these while everything else waits. */
const FOR_OPERATORS = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * How the server's own answers are bounded while nobody takes them, as the back office does with its own (finding S3).
 * @param others paths that another server answers: they are counted and cut off, and wait for that one alone
 */
export const fileBounds = (others: readonly string[]): AnswerFollowing => ({
  streamBytes: STREAM_BYTES,
  isFile: () => true,
  openKindOf: ({ method, url }) =>
    method !== 'GET' || FOR_OPERATORS.has(url) || others.some((prefix) => isBelow(url, prefix))
      ? undefined
      : 'small',
});
