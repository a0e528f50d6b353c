import { errorCode, errorMessage } from './error-code';

/**
 * SQLSTATE classes and system errors that mean: the storage is away, full, busy or read-only just now. 57014 is a
 * statement that took too long, 25006 a server that became read-only, 40P01 and 40001 two writes in each other's way.
 */
const CODES = new RegExp(
  '^(08|53|57|58)|^(25006|25P03|40001|40P01|55P03)$|^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|' +
    'NOTFOUND|AI_AGAIN|NOSPC|DQUOT|ROFS|IO|MFILE|NFILE))$',
);

/** What the driver says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|PGlite is closed/;

/** The embedded store cannot take this now; it says so before it tries, or because its database just stopped. */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

/** Whether an error of the store means that the same call may succeed a little later. */
export const isStorageAway = (problem: unknown): boolean =>
  problem instanceof StorageAwayError ||
  CODES.test(errorCode(problem) ?? '') ||
  WORDS.test(errorMessage(problem));
