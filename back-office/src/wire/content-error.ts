export interface ContentProblem {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
}

export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly status: number;
  readonly problems: readonly ContentProblem[];

  constructor(status: number, problems: readonly ContentProblem[]) {
    super(problems.map((problem) => problem.message).join(' '));
    this.status = status;
    this.problems = problems;
  }
}

type Extensions = Readonly<Record<string, unknown>>;

const refusal = (status: number, code: string, message: string, extensions: Extensions = {}): ContentError =>
  new ContentError(status, [{ message, extensions: { ...extensions, code } }]);

/** 403 for what is missing and what is forbidden alike, so that nobody learns what exists. */
export const forbidden = (): ContentError =>
  refusal(403, 'FORBIDDEN', "You don't have permission to access this.");

/** 403 for a field that the collection does not have. */
export function unknownField(field: string, collection: string): ContentError {
  const reason = `You don't have permission to access field "${field}" in collection "${collection}" or it does not exist. Queried in root.`;
  return refusal(403, 'FORBIDDEN', reason, { reason });
}

/** 404 for an unknown path or method. */
export const routeNotFound = (path: string): ContentError =>
  refusal(404, 'ROUTE_NOT_FOUND', `Route ${path} doesn't exist.`, { path });

export const invalidQuery = (reason: string): ContentError =>
  refusal(400, 'INVALID_QUERY', `Invalid query. ${reason}.`, { reason });

/** 400 for an invalid body, including one that is too large. */
export const invalidPayload = (reason: string): ContentError =>
  refusal(400, 'INVALID_PAYLOAD', `Invalid payload. ${reason}.`, { reason });

/** 415 for a body without a valid media type. */
export const unsupportedMediaType = (): ContentError =>
  refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Unsupported media type.');

/** 401: no bearer token is valid here, and an invalid one fails even public reads. */
export const invalidCredentials = (): ContentError =>
  refusal(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');

/** 429, with the seconds to wait. `reset` is an ISO date. */
export const tooManyRequests = (limit: number, retryAfterSeconds: number, reset: string): ContentError =>
  refusal(429, 'REQUESTS_EXCEEDED', `Too many requests, retry after ${retryAfterSeconds}s.`, {
    limit,
    reset,
  });
