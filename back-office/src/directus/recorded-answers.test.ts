import { closeContent, serveContent, type ServedContent } from '../content/served-content';
import { recordedAnswers } from './recorded-answers';

let served: ServedContent;
beforeAll(async () => {
  served = await serveContent();
});
afterAll(closeContent);

type Shape = string | readonly Shape[] | { readonly [key: string]: Shape };

/**
 * What a browser relies on: which fields there are and of which type. Lists of rows by their first one. A picture's id
 * is its own everywhere.
 */
function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** The fields of an error on which callers may depend: its code, and the field it is about. */
function errorsOf(body: unknown): unknown {
  const { errors } = body as { errors: { extensions: Record<string, unknown> }[] };
  const told = errors.map(({ extensions: { code, field, type, valid } }) => ({ code, field, type, valid }));
  return told.toSorted((left, right) => String(left.field).localeCompare(String(right.field)));
}

it.each(recordedAnswers)(
  'the embedded service answers as a real one: $what',
  async ({ method, path, sent, headers, status, contentType, body }) => {
    const answer = await served.app.inject({
      method,
      url: encodeURI(path),
      ...(headers && { headers }),
      ...(sent && { payload: sent }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type'] ?? null).toBe(contentType);
    if (body === null) return expect(answer.body).toBe('');
    const ours: unknown = answer.json();
    return status < 400
      ? expect(shapeOf(ours)).toEqual(shapeOf(body))
      : expect(errorsOf(ours)).toEqual(errorsOf(body));
  },
);
