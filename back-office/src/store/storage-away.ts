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

/**
 * The store cannot take this now, and the same call may succeed a little later: it says so before it tries, its database
 * stopped, or its server is away. `code` is what the driver or the system said.
 */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
  readonly code: string | undefined;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = errorCode(options?.cause);
  }
}

/** Too much is asked of the store at this moment; nothing is wrong with it. */
export class StorageBusyError extends StorageAwayError {}

/** A statement that took too long, or writes in each other's way: the disk had no part in it. */
const BUSY = /^(57014|40001|40P01|55P03|25P03)$/;

/** Whether the disk of the store may have failed a call, rather than too many calls one another. */
export const isOfDisk = (problem: unknown): boolean =>
  problem instanceof StorageAwayError &&
  !(problem instanceof StorageBusyError) &&
  !BUSY.test(problem.code ?? '');

/** Whether an error of a call means that its storage is away. Only what the store itself threw is one of those. */
export const isStorageAway = (problem: unknown): boolean => problem instanceof StorageAwayError;

/**
 * What a driver threw, marked when it means that the storage is away. Asked where statements are sent, and nowhere else:
 * a visitor who hangs up is an ECONNRESET as well.
 */
export const ofStorage = (problem: unknown): unknown =>
  !isStorageAway(problem) && (CODES.test(errorCode(problem) ?? '') || WORDS.test(errorMessage(problem)))
    ? new StorageAwayError(errorMessage(problem), { cause: problem })
    : problem;

/** The outcome of what was asked of the storage, its failures marked. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (problem) {
    throw ofStorage(problem);
  }
}
