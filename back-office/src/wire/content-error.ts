/** One entry of the `errors` list of a content answer. */
export interface ContentProblem {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
}

/** An answer that is not a success, in the words of the content service: a status and its problems. */
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

/** What is missing and what is not allowed answer alike: 403, so that nobody learns what exists. */
export function forbidden(reason?: string): ContentError {
  return new ContentError(403, [
    reason === undefined
      ? { message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }
      : { message: reason, extensions: { reason, code: 'FORBIDDEN' } },
  ]);
}

/** 403 of a field that the collection does not have. */
export function unknownField(field: string, collection: string): ContentError {
  return forbidden(
    `You don't have permission to access field "${field}" in collection "${collection}" or it does not exist. Queried in root.`,
  );
}

/** 404 of a path or a method the service does not know. */
export function routeNotFound(path: string): ContentError {
  return new ContentError(404, [
    { message: `Route ${path} doesn't exist.`, extensions: { path, code: 'ROUTE_NOT_FOUND' } },
  ]);
}

/** 400 of a question that cannot be read. */
export function invalidQuery(reason: string): ContentError {
  return new ContentError(400, [
    { message: `Invalid query. ${reason}.`, extensions: { reason, code: 'INVALID_QUERY' } },
  ]);
}

/** 400 of a body that cannot be read, too large bodies included. */
export function invalidPayload(reason: string): ContentError {
  return new ContentError(400, [
    { message: `Invalid payload. ${reason}.`, extensions: { reason, code: 'INVALID_PAYLOAD' } },
  ]);
}

/** 415 of a body of a type that cannot even be named. */
export function unsupportedMediaType(): ContentError {
  return new ContentError(415, [
    { message: 'Unsupported media type.', extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
  ]);
}

/** 401: any bearer token is a bad one here, and a bad one breaks even public reads. */
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
