/** One problem reported by the server. `source` is the field or parameter, with dots when nested: `roles.0`. */
export interface ApiProblem {
  readonly title?: string;
  readonly detail: string;
  readonly source?: string;
}

/** `status` 0: no answer. Remotes may bundle their own copy: use `isApiError`, never `instanceof`. */
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

/** The error of a call made while nobody is signed in, or when the user changes meanwhile. */
export const signedOut = (): ApiError =>
  new ApiError(401, [{ title: 'signed out', detail: 'Votre session est terminée.' }]);
