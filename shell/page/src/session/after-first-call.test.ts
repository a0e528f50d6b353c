import { BehaviorSubject } from 'rxjs';
import { createCurrentVisit, type ShownPage } from '../routing/current-visit';
import { afterFirstCall } from './after-first-call';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A queue controlled by the test, and the pending action. */
function open(started = 0) {
  const visit = createCurrentVisit();
  const callProgress = new BehaviorSubject({ started, waiting: 0 });
  const act = jest.fn();
  const giveUp = afterFirstCall({ callProgress }, visit, act);
  const show = () => visit.show({ pathname: '/legal' } as ShownPage);
  return { act, callProgress, giveUp, show };
}

it('waits for the first call of the page, not for its place in the queue', () => {
  const { act, callProgress } = open();
  callProgress.next({ started: 0, waiting: 2 });
  expect(act).not.toHaveBeenCalled();
  callProgress.next({ started: 1, waiting: 1 });
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts once, and listens no longer', async () => {
  const { act, callProgress } = open();
  callProgress.next({ started: 1, waiting: 0 });
  callProgress.next({ started: 1, waiting: 0 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(callProgress.observed).toBe(false);
});

it('acts once a page that makes no call has been there for three seconds', async () => {
  const { act, callProgress, show } = open();
  show();
  await jest.advanceTimersByTimeAsync(2999);
  expect(act).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3001);
  expect(act).toHaveBeenCalledTimes(1);
  expect(callProgress.observed).toBe(false);
});

it('leaves the first place to a page whose code is long in coming', async () => {
  const { act, callProgress, show } = open();
  await jest.advanceTimersByTimeAsync(7000);
  show();
  await jest.advanceTimersByTimeAsync(2900);
  expect(act).not.toHaveBeenCalled();
  callProgress.next({ started: 1, waiting: 0 });
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts after fifteen seconds behind a page that does not come at all', async () => {
  const { act, callProgress } = open();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(act).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledTimes(1);
  expect(callProgress.observed).toBe(false);
});

it('acts at once when the page was faster', async () => {
  const { act, callProgress } = open(1);
  expect(act).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(callProgress.observed).toBe(false);
});

it('does nothing any more once it is given up', async () => {
  const { act, callProgress, giveUp } = open();
  giveUp();
  callProgress.next({ started: 1, waiting: 0 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(act).not.toHaveBeenCalled();
  expect(callProgress.observed).toBe(false);
});
