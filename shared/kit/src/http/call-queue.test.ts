import { defer, NEVER, type Observable, of, ReplaySubject, timer } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { createCallQueue, type Turn } from './call-queue';
import type { Priority } from './http-client';

describe('the queue of calls', () => {
  let scheduler: TestScheduler;
  let starts: string[];

  beforeEach(() => {
    scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
    starts = [];
  });

  /** A call that records the millisecond of its start. */
  function call<T>(name: string, answer: Observable<T>): Observable<T> {
    return defer(() => {
      starts.push(`${name} at ${scheduler.now()}`);
      return answer;
    });
  }

  /** A test in virtual time. */
  const timed = (title: string, test: Parameters<TestScheduler['run']>[0]) =>
    // oxlint-disable-next-line jest/valid-title -- it is given below
    it(title, () => void scheduler.run(test));

  function openQueue(gapMs = 500) {
    const queue = createCallQueue({ gapMs });
    return (name: string, priority: Priority = 'visible', answer: Observable<unknown> = of(name)) =>
      queue({ priority }, call(name, answer)).subscribe();
  }

  timed('starts calls 500 ms apart, in the order in which they were asked', ({ flush }) => {
    const ask = openQueue();
    for (const name of ['a', 'b', 'c']) ask(name);
    flush();
    expect(starts).toEqual(['a at 0', 'b at 500', 'c at 1000']);
  });

  timed('does not let a slow answer hold up the calls behind it', ({ flush }) => {
    const ask = openQueue();
    ask('never answered', 'visible', NEVER);
    ask('slow', 'visible', timer(10_000));
    ask('quick');
    scheduler.schedule(() => expect(starts).toHaveLength(3), 1001);
    flush();
    expect(starts).toEqual(['never answered at 0', 'slow at 500', 'quick at 1000']);
  });

  timed('lets writes go first, then what is looked at, below, and only likely', ({ flush }) => {
    const ask = openQueue(100);
    ask('prefetch', 'prefetch');
    ask('deferred', 'deferred');
    ask('visible 1');
    ask('visible 2');
    ask('write', 'write');
    flush();
    expect(starts).toEqual([
      'write at 0',
      'visible 1 at 100',
      'visible 2 at 200',
      'deferred at 300',
      'prefetch at 400',
    ]);
  });

  timed('pays no gap for a call that was given up while it waited', ({ flush }) => {
    const ask = openQueue();
    ask('mounted and unmounted').unsubscribe();
    ask('a');
    const left = [ask('left 1'), ask('left 2')];
    ask('b');
    scheduler.schedule(() => left.forEach((waiting) => waiting.unsubscribe()), 300);
    flush();
    expect(starts).toEqual(['a at 0', 'b at 500']);
  });

  timed('aborts a call given up under way, and keeps its gap', ({ cold, expectSubscriptions, flush }) => {
    const slow = cold('----------');
    const ask = openQueue(5);
    const started = ask('slow', 'visible', slow);
    ask('next');
    scheduler.schedule(() => started.unsubscribe(), 2);
    expectSubscriptions(slow.subscriptions).toBe('^-!');
    flush();
    expect(starts).toEqual(['slow at 0', 'next at 5']);
  });

  timed('starts a call at once when the gap has passed since the last one, and not before', ({ flush }) => {
    const ask = openQueue();
    ask('a');
    scheduler.schedule(() => ask('too early'), 499);
    scheduler.schedule(() => ask('late'), 5000);
    flush();
    expect(starts).toEqual(['a at 0', 'too early at 500', 'late at 5000']);
  });

  timed('lets the gap run from the arrival of a call that is held up, up to a limit', ({ flush }) => {
    const queue = createCallQueue({ gapMs: 500, arrivalMs: 60 });
    const ask = (name: string, answer: Observable<unknown>) =>
      queue({ priority: 'visible' }, call(name, answer)).subscribe();
    ask('quick', timer(20));
    ask('slow', timer(5000));
    ask('last', of('last'));
    flush();
    expect(starts).toEqual(['quick at 0', 'slow at 520', 'last at 1080']);
  });

  describe('tells how far it is', () => {
    /** A queue whose progress is recorded: '1/3' when one call has started and three wait. */
    function openWatchedQueue() {
      const progress = new ReplaySubject<string>();
      const told: string[] = [];
      const queue = createCallQueue({
        gapMs: 10,
        onProgress({ started, waiting }) {
          progress.next(`${started}/${waiting}`);
          told.push(`${started}/${waiting} at ${scheduler.now()}`);
        },
      });
      const ask = (turn: Turn = { priority: 'visible' }) => queue(turn, NEVER).subscribe();
      return { progress, told, ask };
    }

    timed('from the first call of a burst to the last, then anew', ({ expectObservable }) => {
      const { progress, ask } = openWatchedQueue();
      for (let call = 0; call < 3; call += 1) ask();
      scheduler.schedule(() => ask(), 50);
      expectObservable(progress).toBe('(abcd)----e---------f 29ms (gh)', {
        a: '0/1',
        b: '0/2',
        c: '0/3',
        d: '1/2',
        e: '2/1',
        f: '3/0',
        g: '0/1',
        h: '1/0',
      });
    });

    timed('of writes and of what is looked at only, later on included', ({ flush }) => {
      const { told, ask } = openWatchedQueue();
      const likely: Turn = { priority: 'prefetch' };
      ask({ priority: 'deferred' });
      ask(likely);
      likely.priority = 'visible';
      ask({ priority: 'write' });
      flush();
      expect(told).toEqual(['0/0 at 0', '0/0 at 0', '0/2 at 0', '1/1 at 0', '2/0 at 10', '0/0 at 20']);
    });
  });
});
