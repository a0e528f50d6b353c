import { isObject } from '../../src/wire/json-body';

export interface JudgedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const MAX_ERROR = 64 * 1024;
/** Refusals without a body: the challenge or the `Allow` header says it all. */
const MAY_BE_EMPTY: ReadonlySet<number> = new Set([401, 405]);

const isTold = (entry: unknown): boolean =>
  isObject(entry) &&
  ((typeof entry['title'] === 'string' && typeof entry['detail'] === 'string') ||
    // The content service has its own error format.
    (typeof entry['message'] === 'string' && isObject(entry['extensions'])));

function reasonsOf(text: string): readonly unknown[] {
  const body: unknown = JSON.parse(text);
  if (Array.isArray(body)) return body;
  return isObject(body) && Array.isArray(body['errors']) ? body['errors'] : [];
}

function faultsOfRefusal({ status, headers, text }: JudgedAnswer, isHead: boolean): string[] {
  if (text === '') return MAY_BE_EMPTY.has(status) || isHead ? [] : [`${status} without a reason`];
  const faults: string[] = [];
  const type = String(headers['content-type']);
  if (!/^application\/(vnd\.api\+)?json\b/.test(type)) return [`${status} as ${type}: ${text.slice(0, 80)}`];
  if (text.length > MAX_ERROR) faults.push(`${status} of ${text.length} characters`);
  const reasons = reasonsOf(text);
  if (reasons.length === 0 || !reasons.every(isTold))
    faults.push(`${status} that does not say why: ${text.slice(0, 200)}`);
  return faults;
}

/** Faults of an answer, whatever the request: a 5xx, a refusal without a reason, a polluted prototype (I1, I3). */
export function faultsOf(answer: JudgedAnswer, { isHead = false } = {}): string[] {
  const { status, headers, text } = answer;
  const faults: string[] = [];
  if (status >= 500 || status < 200) faults.push(`status ${status}: ${text.slice(0, 200)}`);
  if (typeof headers['x-request-id'] !== 'string') faults.push('no X-Request-Id');
  if (status >= 400) faults.push(...faultsOfRefusal(answer, isHead));
  if ('polluted' in {}) faults.push('Object.prototype was reached');
  return faults;
}
