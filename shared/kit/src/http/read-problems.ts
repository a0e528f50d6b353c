import type { ApiProblem } from './api-error';

type Fields = Readonly<Record<string, unknown>>;

/** The problems of an answer in any known format; none in a proxy's page or an empty body. */
export function readProblems(body: unknown): readonly ApiProblem[] {
  const errors = isFields(body) && Array.isArray(body['errors']) ? body['errors'] : body;
  const entries: readonly unknown[] = Array.isArray(errors) ? errors : [errors];
  return entries.filter(isFields).flatMap(toProblem);
}

function toProblem(entry: Fields): readonly ApiProblem[] {
  const extensions = isFields(entry['extensions']) ? entry['extensions'] : {};
  const title = firstText(entry['title'], extensions['code'], entry['error']);
  const detail = firstText(entry['detail'], entry['message'], title);
  const source = sourceOf(entry['source']) ?? firstText(extensions['field']);
  if (detail === undefined) return [];
  return [{ detail, ...(title !== undefined && { title }), ...(source !== undefined && { source }) }];
}

/** A bare string, or JSON:API's `{ pointer: '/data/attributes/email' }` or `{ parameter: 'filter[x]' }`. */
function sourceOf(source: unknown): string | undefined {
  if (!isFields(source)) return firstText(source);
  return firstText(firstText(source['pointer'])?.split('/').pop(), source['parameter']);
}

function firstText(...candidates: readonly unknown[]): string | undefined {
  return candidates.find((candidate) => typeof candidate === 'string' && candidate !== '') as
    | string
    | undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
