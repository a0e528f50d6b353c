import type { Transport } from '@portal/kit';
import recorded from './recorded-answers.json';
import { type FakeAnswers, fakeTransport, toAnswer } from './fake-transport';
import { type Persona, personas } from './personas';

/** An answer of the portal's own back office with its demo data: see `recorded-answers.test.ts` of `@portal/testing`. */
export interface RecordedAnswer {
  /** Who asked; undefined for a call that nobody signs. */
  readonly as?: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What of an answer matters to who reads it. */
export const KEPT_HEADERS = ['x-include-total-count'];

const ANSWERS: readonly RecordedAnswer[] = recorded;

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
/** Parameters in an order of their own: who asks may write them in any. */
const queryOf = (url: string) => [...new URL(url, 'https://portal.example').searchParams].sort().join('&');

/** The recorded answer to a call: of this person, or of anybody; with this query, or with another one. */
function answerTo(call: { readonly method: string; readonly url: string }, as: Persona | undefined) {
  const email = as && personas[as];
  const same = ANSWERS.filter(
    (each) =>
      each.method === call.method &&
      pathOf(each.url) === pathOf(call.url) &&
      (each.as === undefined || each.as === email),
  );
  return same.find((each) => queryOf(each.url) === queryOf(call.url)) ?? same[0];
}

/**
 * A back office without a server: it answers what the real one once did. Writing changes nothing. A call that was not
 * recorded fails with 404 and one line in the console, which fails a test of the preset.
 * @param as who is signed in; undefined for a visitor
 * @param answers instead of recorded ones, or in addition: `{ 'GET /admin/api/requests': ok([]) }`
 */
export const recordedBackOffice = (as: Persona | undefined, answers: FakeAnswers = {}): Transport =>
  fakeTransport(answers, (call) => {
    const found = answerTo(call, as);
    if (found) return toAnswer(found);
    // eslint-disable-next-line no-console -- the author of the test must learn which answer to give
    console.error(`${call.method} ${call.url} is not recorded: give its answer in \`answers\`.`);
    return toAnswer({ status: 404, body: [{ title: 'not found', detail: 'Not recorded.' }] });
  });
