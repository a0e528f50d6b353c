import { AsyncLocalStorage } from 'node:async_hooks';
import type { Services } from '../http/services';
import { toQuery } from '../store/sql';
import { lettersLeft, openTestBackOffice, type TestBackOffice } from '../../test/testing/test-back-office';

const KNOWN = 'marie@example.org';
const UNKNOWN = 'personne@example.org';
const SITE = 'https://portail.example';

/**
 * Work done for a call: statements, transactions and password checks. Each call has a list of its own, for housekeeping
 * and the mails of the call before work beside it.
 */
const workOf = new AsyncLocalStorage<string[]>();
let done: string[] = [];
let office: TestBackOffice;

/** Notes each call of a method before it is made. */
function note<T extends object>(of: T, method: keyof T, word: (first: unknown) => string): void {
  const real = of[method] as (...given: unknown[]) => unknown;
  Object.assign(of, {
    [method]: (...given: unknown[]) => {
      workOf.getStore()?.push(word(given[0]));
      return real.apply(of, given);
    },
  });
}

beforeAll(async () => {
  office = await openTestBackOffice({
    publicUrl: SITE,
    extend: (app, { store, passwords }: Services) => {
      app.addHook('onRequest', (_request, _reply, next) => {
        done = [];
        workOf.run(done, next);
      });
      note(store, 'rows', (statement) => toQuery(statement as Parameters<typeof toQuery>[0]).text);
      note(store, 'transaction', () => 'transaction');
      note(passwords, 'matches', () => 'a check of a password');
    },
  });
  await office.seed.person({ email: KNOWN });
}, 60_000);
afterAll(() => office.close());

async function ask(path: string, body: object) {
  await lettersLeft(office);
  const { status, text } = await office.anonymous.post(path, body);
  // Mails leave after the answer.
  const after = done.findIndex((statement) => statement.startsWith('update outgoing_mails'));
  return { status, text, done: after < 0 ? [...done] : done.slice(0, after) };
}

// Compares work rather than time: equal statements and hashes mean equal timing.
it.each([
  ['a wrong password', '/api/login', (email: string) => ({ meta: { email, password: 'Faux2026' } })],
  [
    'a demand of a link',
    '/admin/api/customerUser/password_reset/request',
    (email: string) => ({ email, front_website: SITE }),
  ],
])('%s costs and is answered the same, whether there is an account', async (_what, path, of) => {
  const [known, unknown] = [await ask(path, of(KNOWN)), await ask(path, of(UNKNOWN))];
  expect(known.done.length).toBeGreaterThan(1);
  expect(unknown).toEqual(known);
  await lettersLeft(office);
  expect(office.mails.map(({ to }) => to)).not.toContain(UNKNOWN);
});

it('no password is hashed or checked inside a transaction', async () => {
  const { done: steps } = await ask('/api/login', { meta: { email: KNOWN, password: 'Portail2026' } });
  expect(steps.indexOf('a check of a password')).toBeGreaterThan(-1);
  expect(steps.indexOf('transaction')).toBeGreaterThan(steps.indexOf('a check of a password'));
});
