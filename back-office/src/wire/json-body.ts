import { invalid } from './api-problem';

export type JsonObject = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 20;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether brackets outside strings nest too deeply. Scans the text, so that no depth exhausts the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '}' || character === ']') depth -= 1;
    else if ((character === '{' || character === '[') && (depth += 1) > MAX_DEPTH) return true;
  }
  return false;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuseForbiddenKeys(root: unknown): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN.has(key)) {
        throw invalid('extra fields constraint', `This form should not contain extra fields: "${key}"`);
      }
      waiting.push(inner);
    }
  }
}

/**
 * A JSON object, not empty unless `mayBeEmpty`, 20 levels deep at most, without keys of a prototype.
 * @throws ApiProblem 400
 */
export function readJsonObject(text: string, mayBeEmpty = false): JsonObject {
  if (text.trim() === '' && mayBeEmpty) return {};
  if (text.trim() === '') throw invalid('request data constraint', 'The request data should not be empty');
  if (isTooDeep(text)) throw invalid('request data constraint', 'The request data is nested too deeply');
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw invalid('bad request http exception', 'Invalid json message received.');
  }
  if (!isObject(body)) throw invalid('request data constraint', 'The request data should be an object');
  refuseForbiddenKeys(body);
  if (Object.keys(body).length === 0 && !mayBeEmpty) {
    throw invalid('request data constraint', 'The request data should not be empty');
  }
  return body;
}
