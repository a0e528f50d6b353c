/** One thing the server found wrong. `source` is the field or parameter, with dots when nested: `roles.0`. */
export interface ApiProblem {
  readonly title?: string;
  readonly detail: string;
  readonly source?: string;
}

/**
 * A call that failed. `status` is the HTTP status, or 0 when no answer came: network down, time limit passed.
 * Remotes may carry their own copy of this class, so recognise it with `isApiError`, never with `instanceof`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problems: readonly ApiProblem[];

  constructor(status: number, problems: readonly ApiProblem[] = [], options?: ErrorOptions) {
    super([String(status), ...problems.map(({ detail }) => detail)].join(' '), options);
    this.status = status;
    this.problems = problems;
  }
}

export function isApiError(problem: unknown): problem is ApiError {
  return problem instanceof Error && problem.name === 'ApiError';
}

/** The call of somebody who is not signed in, or not any more. */
export const signedOut = (): ApiError =>
  new ApiError(401, [{ title: 'signed out', detail: 'Votre session est terminée.' }]);
