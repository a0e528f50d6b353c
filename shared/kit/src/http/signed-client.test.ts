import { defer, map, NEVER, type Observable, of, Subject, switchMap, throwError, timer } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { ApiProblem } from './api-error';
import { createCallQueue } from './call-queue';
import type { HttpAnswer, HttpRequest } from './http-client';
import { createServerClock } from './server-clock';
import type { Signer } from './signature';
import { createSignedClient } from './signed-client';
import type { WireCall } from './transport';

const NOON = Date.UTC(2026, 10, 20, 12);
const marie: Signer = { email: 'marie@intergestion.example', token: 'a'.repeat(40) };
const paul: Signer = { email: 'paul@intergestion.example', token: 'b'.repeat(40) };

const ok = (body: unknown = null): HttpAnswer => ({ status: 200, headers: {}, body });
const refused = (date?: string): HttpAnswer => ({ status: 401, headers: date ? { date } : {}, body: null });
const failure = (status: number, ...problems: readonly ApiProblem[]): unknown =>
  expect.objectContaining({ name: 'ApiError', status, ...(problems.length > 0 && { problems }) });
const TOO_LATE = failure(0, { title: 'timeout', detail: 'Le serveur met trop de temps à répondre.' });
const NOBODY_KNOWS = failure(0, expect.objectContaining({ title: 'unknown outcome' }) as ApiProblem);

const list: HttpRequest = { method: 'GET', path: '/admin/api/requests', params: { page: 1 } };
const save: HttpRequest = { method: 'PATCH', path: '/admin/api/requests/7', body: { note: 'x' } };

describe('the signed client', () => {
  let scheduler: TestScheduler;
  let calls: WireCall[];
  let starts: number[];
  let refusals: number;
  let person: Signer | null;
  let signerChanges: Subject<unknown>;

  beforeEach(() => {
    scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
    calls = [];
    starts = [];
    refusals = 0;
    person = marie;
    signerChanges = new Subject();
  });

  /** A client whose server gives the n-th call the n-th answer, and repeats the last one. */
  function connect(...answers: readonly Observable<HttpAnswer>[]) {
    const now = () => NOON + scheduler.now();
    const clock = createServerClock(now);
    return createSignedClient({
      source: of((call: WireCall) =>
        defer(() => {
          calls.push(call);
          starts.push(scheduler.now());
          return answers[Math.min(calls.length, answers.length) - 1] ?? NEVER;
        }),
      ),
      settings: { baseUrl: '', onAnswer: ({ headers }) => clock.learn(headers['date']) },
      queue: createCallQueue({ gapMs: 500 }),
      clock,
      now,
      signer: () => person,
      signerChanges,
      onRefusedTwice: () => {
        refusals += 1;
        become(null);
      },
    });
  }
  function become(next: Signer | null): void {
    person = next;
    signerChanges.next(next);
  }

  /** A test in virtual time. */
  const timed = (title: string, test: Parameters<TestScheduler['run']>[0]) =>
    // oxlint-disable-next-line jest/valid-title -- it is given below
    it(title, () => void scheduler.run(test));

  const signatureOf = (call: WireCall | undefined) => call?.headers['x-wsse'] ?? '';
  const createdOf = (call: WireCall | undefined) => /Created="([^"]+)"/.exec(signatureOf(call))?.[1];

  timed('sends what it was asked for, signed', ({ flush }) => {
    connect(of(ok()))
      .send({ ...save, headers: { 'If-Match': '"3"' } })
      .subscribe();
    flush();
    expect(calls).toEqual([
      {
        method: 'PATCH',
        url: '/admin/api/requests/7',
        body: '{"note":"x"}',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'if-match': '"3"',
          authorization: 'WSSE profile="UsernameToken"',
          'x-wsse': expect.stringContaining(`Username="${marie.email}"`) as string,
        },
      },
    ]);
  });

  timed('tries a refused call once more after one second, freshly signed', ({ expectObservable, flush }) => {
    const client = connect(of(refused()), of(ok('welcome')));
    expectObservable(client.send(list)).toBe('1s (x|)', { x: ok('welcome') });
    flush();
    expect(starts).toEqual([0, 1000]);
    expect(calls[0]?.headers).not.toHaveProperty('content-type');
    expect(signatureOf(calls[1])).not.toBe(signatureOf(calls[0]));
    expect(refusals).toBe(0);
  });

  timed('signs the second attempt with the time that the refusal taught', ({ flush }) => {
    connect(of(refused('Fri, 20 Nov 2026 14:00:00 GMT')), of(ok()))
      .send(list)
      .subscribe();
    flush();
    expect(calls.map(createdOf)).toEqual(['2026-11-20T11:59:55Z', '2026-11-20T13:59:56Z']);
  });

  it.each([400, 403, 404, 409, 500])('passes a %i on without another attempt', (status) => {
    scheduler.run(({ expectObservable, flush }) => {
      const client = connect(of({ ...ok([{ detail: 'A.' }, { detail: 'B.' }]), status }));
      const told: unknown = expect.objectContaining({ name: 'ApiError', status, message: `${status} A. B.` });
      expectObservable(client.send(list)).toBe('#', undefined, told);
      flush();
      expect(calls).toHaveLength(1);
    });
  });

  timed(
    'tells once that the session is over, and fails all that is pending',
    ({ expectObservable, flush }) => {
      const client = connect(of(refused()));
      for (const path of ['/a', '/b', '/c']) {
        expectObservable(client.send({ method: 'GET', path })).toBe('1500ms #', undefined, failure(401));
      }
      flush();
      expect(starts).toEqual([0, 500, 1000, 1500]);
      expect(refusals).toBe(1);
    },
  );

  timed(
    'gives up what the person before asked for',
    ({ expectObservable, expectSubscriptions, cold, flush }) => {
      const slow = cold<HttpAnswer>('--------');
      const client = connect(slow);
      expectObservable(client.send(list)).toBe('---#', undefined, failure(401));
      expectObservable(client.send(save)).toBe('---#', undefined, failure(401));
      expectSubscriptions(slow.subscriptions).toBe('^--!');
      scheduler.schedule(() => become(paul), 3);
      flush();
      expect(calls).toHaveLength(1);
    },
  );

  timed(
    'shares a GET, and aborts it with the last',
    ({ cold, expectObservable, expectSubscriptions, flush }) => {
      const slow = cold<HttpAnswer>('--------');
      const client = connect(slow);
      const sorted = { ...list, params: { page: 1, sort: 'id' } };
      expectObservable(client.send(sorted), '^--!').toBe('---');
      const same = { ...list, params: { sort: 'id', email: '', page: 1 } };
      expectObservable(client.send(same), '^----!').toBe('----');
      expectSubscriptions(slow.subscriptions).toBe('^----!');
      flush();
      expect(calls).toHaveLength(1);
    },
  );

  timed('gives one answer to all who ask at once', ({ expectObservable, flush }) => {
    const client = connect(of(ok(1)), of(ok(2)));
    expectObservable(client.send(list)).toBe('(x|)', { x: ok(1) });
    expectObservable(client.send(list)).toBe('(x|)', { x: ok(1) });
    expectObservable(client.send(list), '100ms ^').toBe('500ms (x|)', { x: ok(2) });
    flush();
    expect(calls).toHaveLength(2);
  });

  timed('does not mix GETs that differ in parameters or headers', ({ flush }) => {
    const client = connect(timer(5000).pipe(map(() => ok())));
    client.send(list).subscribe();
    client.send({ ...list, params: { page: 2 } }).subscribe();
    client.send({ ...list, headers: { 'X-Include': 'totalCount' } }).subscribe();
    flush();
    expect(calls).toHaveLength(3);
  });

  timed('lets a waiting GET go as early as the most urgent of those who want it', ({ flush }) => {
    const client = connect(of(ok()));
    client.send({ method: 'GET', path: '/first' }).subscribe();
    client.send({ method: 'GET', path: '/wanted', priority: 'prefetch' }).subscribe();
    client.send({ method: 'GET', path: '/other', priority: 'deferred' }).subscribe();
    client.send({ method: 'GET', path: '/wanted', priority: 'visible' }).subscribe();
    client.send({ method: 'GET', path: '/wanted', priority: 'prefetch' }).subscribe();
    flush();
    expect(calls.map(({ url }) => url)).toEqual(['/first', '/wanted', '/other']);
  });

  timed('does not join a GET that started before something was written', ({ flush }) => {
    const slowList = timer(3000).pipe(map(() => ok('before')));
    const client = connect(slowList, of(ok()), of(ok('after')));
    const seen: unknown[] = [];
    client.send(list).subscribe(({ body }) => seen.push(body));
    const saveThenLook = () => client.send(save).pipe(switchMap(() => client.send(list)));
    scheduler.schedule(() => saveThenLook().subscribe(({ body }) => seen.push(body)), 100);
    flush();
    expect(seen).toEqual(['after', 'before']);
  });

  timed('gives up a call after 15 seconds, and a file after 60', ({ expectObservable }) => {
    const client = connect(NEVER);
    expectObservable(client.send(list)).toBe('15500ms #', undefined, TOO_LATE);
    expectObservable(client.send({ method: 'GET', path: '/admin/api/files/3' })).toBe(
      '61s #',
      undefined,
      TOO_LATE,
    );
    expectObservable(client.send({ ...save, timeLimitMs: 2000 })).toBe('2s #', undefined, NOBODY_KNOWS);
  });

  describe('remembers', () => {
    timed('a lookup for the session, an old one asked anew behind', ({ expectObservable, flush }) => {
      const client = connect(of(ok(1)), of(ok(2)));
      expectObservable(client.read(list, 'lookup')).toBe('(x|)', { x: ok(1) });
      expectObservable(client.read(list, 'lookup'), '1s ^').toBe('1s (x|)', { x: ok(1) });
      expectObservable(client.read(list, 'lookup'), '16m ^').toBe('16m (x|)', { x: ok(1) });
      expectObservable(client.read(list, 'lookup'), '17m ^').toBe('17m (x|)', { x: ok(2) });
      flush();
      expect(starts).toEqual([0, 16 * 60_000]);
    });

    timed('no failure', ({ expectObservable }) => {
      const client = connect(of({ ...ok(), status: 500 }), of(ok(2)));
      expectObservable(client.read(list, 'lookup')).toBe('#', undefined, failure(500));
      expectObservable(client.read(list, 'lookup'), '1s ^').toBe('1s (x|)', { x: ok(2) });
    });

    timed('a screen, and refreshes it with one call', ({ cold, expectObservable, flush }) => {
      const client = connect(of(ok('old')), cold('80ms (x|)', { x: ok('new') }));
      expectObservable(client.read(list, 'screen')).toBe('(x|)', { x: ok('old') });
      expectObservable(client.read(list, 'screen'), '1s ^').toBe('1s o 79ms (n|)', {
        o: ok('old'),
        n: ok('new'),
      });
      flush();
      expect(calls).toHaveLength(2);
    });

    timed('what a screen showed even when its refresh fails', ({ expectObservable }) => {
      const client = connect(
        of(ok('old')),
        throwError(() => new Error('down')),
      );
      expectObservable(client.read(list, 'screen')).toBe('(x|)', { x: ok('old') });
      expectObservable(client.read(list, 'screen'), '1s ^').toBe('1s (x#)', { x: ok('old') }, failure(0));
      expectObservable(client.read(list, 'screen'), '2s ^').toBe('2s (x#)', { x: ok('old') }, failure(0));
    });

    timed('nothing of the person before', ({ expectObservable, flush }) => {
      const client = connect(of(ok("Marie's")), of(ok("Paul's")));
      expectObservable(client.read(list, 'lookup')).toBe('(x|)', { x: ok("Marie's") });
      scheduler.schedule(() => become(paul), 500);
      expectObservable(client.read(list, 'lookup'), '1s ^').toBe('1s (x|)', { x: ok("Paul's") });
      flush();
      expect(signatureOf(calls[1])).toContain(paul.email);
    });
  });
});
