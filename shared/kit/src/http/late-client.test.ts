import { of, Subject } from 'rxjs';
import type { HttpClient } from './http-client';
import { createLateClient } from './late-client';

const list = { method: 'GET', path: '/admin/api/requests' } as const;

/** A call of Marie's, which waits for the code of the client. */
function ask() {
  let who: string | null = 'marie';
  const code = new Subject<HttpClient>();
  const asked: string[] = [];
  const outcome: unknown[] = [];
  const send: HttpClient['send'] = ({ path }) => {
    asked.push(`${path} as ${who}`);
    return of({ status: 200, headers: {}, body: null });
  };
  createLateClient(code, () => who)
    .send(list)
    .subscribe({ next: (answer) => outcome.push(answer), error: (cause) => outcome.push(cause) });
  const become = (next: string | null) => (who = next);
  return { asked, outcome, become, arrive: () => code.next({ send, read: () => of() }), code };
}

it.each(['paul', null])('asks nothing for one who waited, when %s is signed in by then', (next) => {
  const { asked, outcome, arrive, become } = ask();
  become(next);
  arrive();
  expect(asked).toEqual([]);
  expect(outcome).toMatchObject([{ name: 'ApiError', status: 401 }]);
});

it('fails as without a network when its code cannot be had', () => {
  const { outcome, code } = ask();
  code.error(new TypeError('Failed to fetch'));
  expect(outcome).toMatchObject([{ name: 'ApiError', status: 0 }]);
});
