import { TestScheduler } from 'rxjs/testing';
import { longWait } from './long-wait';

const PROGRESS = Object.fromEntries(
  [0, 1, 2, 3, 4, 5].map((waiting) => [String(waiting), { started: 1, waiting }]),
);

describe('a long wait', () => {
  /** The emissions for a timeline; digits are the number of waiting calls. */
  const spoken = (waiting: string) => {
    const told: string[] = [];
    const scheduler = new TestScheduler(() => undefined);
    scheduler.run(({ cold, flush }) => {
      longWait(cold(waiting, PROGRESS)).subscribe((isLong) =>
        told.push(`${isLong ? 'long' : 'short'} at ${scheduler.now()}`),
      );
      flush();
    });
    return told;
  };

  it('is one in which three calls wait for a second, until none waits', () => {
    expect(spoken('0 4 499ms 3 599ms 2 499ms 1 499ms 0')).toEqual([
      'short at 0',
      'long at 1001',
      'short at 2101',
    ]);
  });

  it('is none when only two are left within the second', () => {
    expect(spoken('0 4 499ms 3 399ms 2 5s 0')).toEqual(['short at 0']);
  });
});
