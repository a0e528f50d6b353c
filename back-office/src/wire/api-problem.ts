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

interface More {
  readonly source?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with one entry. */
export const refusal = (
  status: number,
  title: string,
  detail: string,
  { source, headers }: More = {},
): ApiProblem =>
  new ApiProblem(status, [{ title, detail, ...(source === undefined ? {} : { source }) }], headers);

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

export const invalid = (title: string, detail: string, source?: string): ApiProblem =>
  refusal(400, title, detail, { source });

/** Same answer for what does not exist and what the caller may not see. */
export const notFound = (): ApiProblem =>
  refusal(404, 'not found http exception', 'An entity with the requested identifier does not exist.');

export const unknownResource = (name: string): ApiProblem =>
  refusal(404, 'entity type constraint', `Unknown entity type: ${name}.`);

const DENIED = 'access denied exception';

export const accessDenied = (detail = 'Access Denied.'): ApiProblem => refusal(403, DENIED, detail);

/** A field with a value that the caller may not set. */
export const forbiddenField = (source: string): ApiProblem =>
  refusal(403, DENIED, `Access Denied. The field "${source}" may not be set to this value.`, { source });

export const conflict = (detail: string, source?: string): ApiProblem =>
  refusal(409, 'conflict constraint', detail, { source });

/** Changed since the caller read it (`If-Match`); `version` is the current one, for the ETag. */
export const changedMeanwhile = (version: number): ApiProblem =>
  refusal(
    412,
    'precondition failed http exception',
    'The entity was changed meanwhile. Read it again before changing it.',
    { headers: { etag: `"${version}"` } },
  );

export const unsupported = (detail = 'The body should be application/json.'): ApiProblem =>
  refusal(415, 'unsupported media type http exception', detail);

export const tooMany = (seconds: number): ApiProblem =>
  refusal(
    429,
    'too many requests http exception',
    `Too many attempts. Try again in ${seconds} s.`,
    retryAfter(seconds),
  );

export const busy = (seconds: number): ApiProblem =>
  refusal(
    503,
    'service unavailable http exception',
    'The server is busy. Try again shortly.',
    retryAfter(seconds),
  );

/** The disk is full or read-only. Signing in is refused too: it stores a session. */
export const readOnly = (seconds: number): ApiProblem =>
  refusal(
    503,
    'read only http exception',
    'Nothing can be stored at the moment. Reads go on.',
    retryAfter(seconds),
  );

/** No valid signature: an empty body and a challenge, whatever the reason (which is only logged). */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
}
