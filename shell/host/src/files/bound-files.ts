import type { AnswerBounds, AnswerFollowing } from '@portal/back-office';
import { isBelow } from '../upstream/upstream';

const MEBIBYTE = 1024 * 1024;

/**
 * Limits for file and page responses not yet read. One address may be a proxy of a thousand people opening the portal
 * in the same minute, so it may use half of the total; requests then wait rather than fail.
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

/** A file being streamed has two chunks of 64 KiB in memory, plus system overhead. */
const STREAM_BYTES = MEBIBYTE / 4;

/** Always answered, even when everything else waits. */
const FOR_OPERATORS = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Limits the server's own unread responses, as the back office does with its own.
 * @param others paths answered by another server: counted and timed out here, but they only wait for that server
 */
export const fileBounds = (others: readonly string[]): AnswerFollowing => ({
  streamBytes: STREAM_BYTES,
  isFile: () => true,
  openKindOf: ({ method, url }) =>
    method !== 'GET' || FOR_OPERATORS.has(url) || others.some((prefix) => isBelow(url, prefix))
      ? undefined
      : 'small',
});
