import { closeContent, serveContent, type ServedContent } from '../testing/served-content';
import { recordedAnswers } from './recorded-answers';

let served: ServedContent;
beforeAll(async () => {
  served = await serveContent();
});
afterAll(closeContent);

type Shape = string | readonly Shape[] | { readonly [key: string]: Shape };

/** What a browser relies on: fields and their types. A list has its first row's shape; picture ids always differ. */
function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** The parts of an error that callers depend on or display: message, code and field. */
function errorsOf(body: unknown): unknown {
  const { errors } = body as { errors: { message: string; extensions: Record<string, unknown> }[] };
  const told = errors.map(({ message, extensions: { code, field, type, valid } }) => ({
    // A real Directus names its own collection of files.
    message: message.replace(
      'perform "read" for collection "directus_files" or it does not exist',
      'access this',
    ),
    code,
    field,
    type,
    valid,
  }));
  return told.toSorted((left, right) => String(left.field).localeCompare(String(right.field)));
}

/** The part of a body that must match: nothing, the shape of the data, or the error codes. */
function essenceOf(status: number, text: string): unknown {
  if (text === '') return '';
  const body: unknown = JSON.parse(text);
  return status < 400 ? shapeOf(body) : errorsOf(body);
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
    const recorded = body === null ? '' : JSON.stringify(body);
    expect(essenceOf(status, answer.body)).toEqual(essenceOf(status, recorded));
  },
);
