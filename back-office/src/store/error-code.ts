/**
 * The code of a system or database error: 'EEXIST', '23505'. Asked without `instanceof`, since errors of Node itself
 * are of another world where tests run.
 */
export const errorCode = (problem: unknown): string | undefined =>
  typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string'
    ? problem.code
    : undefined;

/** What an error says, whatever was thrown. */
export const errorMessage = (problem: unknown): string =>
  typeof problem === 'object' &&
  problem !== null &&
  'message' in problem &&
  typeof problem.message === 'string'
    ? problem.message
    : String(problem);

/** What was thrown, as an error. */
export const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error(errorMessage(problem));
