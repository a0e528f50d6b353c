/** One entry of an error answer, as an Oro back office writes it in plain REST: `source` is a bare string. */
export interface Problem {
  readonly title: string;
  readonly detail: string;
  readonly source?: string;
}

/** A refusal with its status and its entries; the error handler turns it into the answer. */
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

/** What does not exist and what the caller may not see answer alike. */
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

/** A field that the caller may not set to what was sent. */
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
 * The row is no longer what the caller saw (`If-Match`).
 * @param version what it is now, for the ETag of the answer
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

/** The store takes no writes: its disk is full or read-only. Whoever signs in would leave a session in it. */
export const readOnly = (seconds: number): ApiProblem =>
  new ApiProblem(
    503,
    [{ title: 'read only http exception', detail: 'Nothing can be stored at the moment. Reads go on.' }],
    { 'retry-after': String(seconds) },
  );

/** No valid signature: empty body and a challenge, whatever the reason (it is only logged). */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
}
