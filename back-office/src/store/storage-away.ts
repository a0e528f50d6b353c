import { errorCode, errorMessage } from './error-code';

/** The storage is down, full, busy (57014, 40P01, 40001) or read-only (25006) at the moment. */
const CODES = new RegExp(
  '^(08|53|57|58)|^(25006|25P03|40001|40P01|55P03)$|^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|' +
    'NOTFOUND|AI_AGAIN|NOSPC|DQUOT|ROFS|IO|MFILE|NFILE))$',
);

const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|PGlite is closed/;

/** The store refuses calls for a while; the same may succeed later. `code` is the driver's or system's. */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
  readonly code: string | undefined;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = errorCode(options?.cause);
  }
}

/** The store is overloaded, but works. */
export class StorageBusyError extends StorageAwayError {}

/** Statement time-outs and conflicting writes, which have nothing to do with the disk. */
const BUSY = /^(57014|40001|40P01|55P03|25P03)$/;

/** Whether the disk may have caused an error, rather than load. */
export const isOfDisk = (problem: unknown): boolean =>
  problem instanceof StorageAwayError &&
  !(problem instanceof StorageBusyError) &&
  !BUSY.test(problem.code ?? '');

/** Whether an error means that the storage is unavailable. Only the store throws these. */
export const isStorageAway = (problem: unknown): boolean => problem instanceof StorageAwayError;

/** Marks driver errors that mean unavailable storage. Only for statements: a client's hang-up is ECONNRESET too. */
export const ofStorage = (problem: unknown): unknown =>
  !isStorageAway(problem) && (CODES.test(errorCode(problem) ?? '') || WORDS.test(errorMessage(problem)))
    ? new StorageAwayError(errorMessage(problem), { cause: problem })
    : problem;

export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (problem) {
    throw ofStorage(problem);
  }
}
