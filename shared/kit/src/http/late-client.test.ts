import { of, Subject } from 'rxjs';
import type { HttpClient } from './http-client';
import { createLateClient } from './late-client';

const list = { method: 'GET', path: '/admin/api/requests' } as const;
const answered = { status: 200, headers: {}, body: null };

/** A client whose code is loaded on demand of the test. */
function open(first: string | null) {
  let who = first;
  const code = new Subject<HttpClient>();
  const asked: string[] = [];
  const there: HttpClient = {
    send: ({ path }) => {
      asked.push(`send ${path} as ${who}`);
      return of(answered);
    },
    read: ({ path }, memory) => {
      asked.push(`read ${path} with ${memory} as ${who}`);
      return of(answered);
    },
  };
  const outcome: unknown[] = [];
  const note = {
    next: (answer: unknown) => outcome.push(answer),
    error: (cause: unknown) => outcome.push(cause),
  };
  return {
    client: createLateClient(code, () => who),
    note,
    asked,
    outcome,
    arrive: () => code.next(there),
    fail: (cause: Error) => code.error(cause),
    become: (next: string | null) => (who = next),
  };
}

it('asks once its code is there', () => {
  const { client, note, asked, outcome, arrive } = open('marie');
  client.send(list).subscribe(note);
  client.read({ path: '/admin/api/roles' }, 'lookup').subscribe(note);
  expect(asked).toEqual([]);
  arrive();
  expect(asked).toEqual(['send /admin/api/requests as marie', 'read /admin/api/roles with lookup as marie']);
  expect(outcome).toEqual([answered, answered]);
});

it.each([
  ['somebody else', 'paul'],
  ['nobody', null],
])('asks nothing for one who waited, when %s is signed in by then', (_, next) => {
  const { client, note, asked, outcome, arrive, become } = open('marie');
  client.send(list).subscribe(note);
  become(next);
  arrive();
  expect(asked).toEqual([]);
  expect(outcome).toEqual([expect.objectContaining({ name: 'ApiError', status: 401 })]);
});

it('fails as without a network when its code cannot be had', () => {
  const { client, note, outcome, fail } = open('marie');
  client.send(list).subscribe(note);
  fail(new TypeError('Failed to fetch'));
  expect(outcome).toEqual([expect.objectContaining({ name: 'ApiError', status: 0 })]);
});
