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

/** 403 for what is missing and what is forbidden alike, so that nobody learns what exists. */
export function forbidden(reason?: string): ContentError {
  return new ContentError(403, [
    reason === undefined
      ? { message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }
      : { message: reason, extensions: { reason, code: 'FORBIDDEN' } },
  ]);
}

/** 403 for a field that the collection does not have. */
export function unknownField(field: string, collection: string): ContentError {
  return forbidden(
    `You don't have permission to access field "${field}" in collection "${collection}" or it does not exist. Queried in root.`,
  );
}

/** 404 for an unknown path or method. */
export function routeNotFound(path: string): ContentError {
  return new ContentError(404, [
    { message: `Route ${path} doesn't exist.`, extensions: { path, code: 'ROUTE_NOT_FOUND' } },
  ]);
}

export function invalidQuery(reason: string): ContentError {
  return new ContentError(400, [
    { message: `Invalid query. ${reason}.`, extensions: { reason, code: 'INVALID_QUERY' } },
  ]);
}

/** 400 for an invalid body, including one that is too large. */
export function invalidPayload(reason: string): ContentError {
  return new ContentError(400, [
    { message: `Invalid payload. ${reason}.`, extensions: { reason, code: 'INVALID_PAYLOAD' } },
  ]);
}

/** 415 for a body without a valid media type. */
export function unsupportedMediaType(): ContentError {
  return new ContentError(415, [
    { message: 'Unsupported media type.', extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
  ]);
}

/** 401: no bearer token is valid here, and an invalid one fails even public reads. */
export function invalidCredentials(): ContentError {
  return new ContentError(401, [
    { message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } },
  ]);
}

/** 429, with the seconds to wait. `reset` is an ISO date. */
export function tooManyRequests(limit: number, retryAfterSeconds: number, reset: string): ContentError {
  return new ContentError(429, [
    {
      message: `Too many requests, retry after ${retryAfterSeconds}s.`,
      extensions: { limit, reset, code: 'REQUESTS_EXCEEDED' },
    },
  ]);
}
