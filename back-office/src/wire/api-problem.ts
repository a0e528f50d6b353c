/** One entry of an error answer, as Oro writes it in plain REST: `source` is a bare string. */
export interface Problem {
  readonly title: string;
  readonly detail: string;
  readonly source?: string;
}

/** An error answer with its status and entries; sent by the error handler. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, problems: readonly Problem[], headers: Readonly<Record<string, string>> = {}) {
    super(problems[0]?.detail ?? `status ${status}`);
    this.status = status;
    this.problems = problems;
    this.headers = headers;
  }
}

export const invalid = (title: string, detail: string, source?: string): ApiProblem =>
  new ApiProblem(400, [source === undefined ? { title, detail } : { title, detail, source }]);

/** Same answer for what does not exist and what the caller may not see. */
export const notFound = (): ApiProblem =>
  new ApiProblem(404, [
    {
      title: 'not found http exception',
      detail: 'An entity with the requested identifier does not exist.',
    },
  ]);

export const unknownResource = (name: string): ApiProblem =>
  new ApiProblem(404, [{ title: 'entity type constraint', detail: `Unknown entity type: ${name}.` }]);

export const accessDenied = (detail = 'Access Denied.'): ApiProblem =>
  new ApiProblem(403, [{ title: 'access denied exception', detail }]);

/** A field with a value that the caller may not set. */
export const forbiddenField = (field: string): ApiProblem =>
  new ApiProblem(403, [
    {
      title: 'access denied exception',
      detail: `Access Denied. The field "${field}" may not be set to this value.`,
      source: field,
    },
  ]);

export const conflict = (detail: string, source?: string): ApiProblem =>
  new ApiProblem(409, [
    { title: 'conflict constraint', detail, ...(source === undefined ? {} : { source }) },
  ]);

/**
 * The row was changed since the caller read it (`If-Match`).
 * @param version the current one, for the ETag of the answer
 */
export const changedMeanwhile = (version: number): ApiProblem =>
  new ApiProblem(
    412,
    [
      {
        title: 'precondition failed http exception',
        detail: 'The entity was changed meanwhile. Read it again before changing it.',
      },
    ],
    { etag: `"${version}"` },
  );

export const tooMany = (seconds: number): ApiProblem =>
  new ApiProblem(
    429,
    [{ title: 'too many requests http exception', detail: `Too many attempts. Try again in ${seconds} s.` }],
    { 'retry-after': String(seconds) },
  );

export const busy = (seconds: number): ApiProblem =>
  new ApiProblem(
    503,
    [{ title: 'service unavailable http exception', detail: 'The server is busy. Try again shortly.' }],
    { 'retry-after': String(seconds) },
  );

/** The disk is full or read-only. Signing in is refused too: it stores a session. */
export const readOnly = (seconds: number): ApiProblem =>
  new ApiProblem(
    503,
    [{ title: 'read only http exception', detail: 'Nothing can be stored at the moment. Reads go on.' }],
    { 'retry-after': String(seconds) },
  );

/** No valid signature: an empty body and a challenge, whatever the reason (which is only logged). */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
}
