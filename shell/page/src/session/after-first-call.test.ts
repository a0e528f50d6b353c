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
  const call = () => callProgress.next({ started: 1, waiting: 0 });
  return { act, callProgress, giveUp, show, call };
}

it('waits for the first call of the page, not for its place in the queue; acts once, and listens no longer', () => {
  const { act, callProgress, call } = open();
  callProgress.next({ started: 0, waiting: 2 });
  expect(act).not.toHaveBeenCalled();
  call();
  call();
  jest.advanceTimersByTime(15_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(callProgress.observed).toBe(false);
});

it.each([
  ['three seconds after a page that makes no call', 0, 6000],
  ['three seconds after one that was long in coming', 7000, 12_000],
  ['fifteen seconds behind a page that does not come at all', Infinity, 15_000],
])('acts %s', (_, shownAt, at) => {
  const { act, callProgress, show } = open();
  setTimeout(show, Math.min(shownAt, 60_000));
  jest.advanceTimersByTime(at - 1);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  expect(callProgress.observed).toBe(false);
});
