/** 'EEXIST', '23505'. No `instanceof`: in tests Node's errors are of another realm. */
export const errorCode = (problem: unknown): string | undefined =>
  typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string'
    ? problem.code
    : undefined;

export const errorMessage = (problem: unknown): string =>
  typeof problem === 'object' &&
  problem !== null &&
  'message' in problem &&
  typeof problem.message === 'string'
    ? problem.message
    : String(problem);

export const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error(errorMessage(problem));
