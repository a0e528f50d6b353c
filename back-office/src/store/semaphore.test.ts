import { StorageAwayError } from './storage-away';
import { createSemaphore } from './semaphore';

function open() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

describe('writes take turns', () => {
  it('so many at a time, in the order in which they came', async () => {
    const turns = createSemaphore(2, 1000);
    const begun: number[] = [];
    const all = [1, 2, 3, 4].map(() => open());
    const done = all.map(({ work }, index) =>
      turns.run(() => {
        begun.push(index + 1);
        return work();
      }),
    );
    await new Promise(setImmediate);
    expect([begun, turns.waiting()]).toEqual([[1, 2], 2]);
    all[1]?.end();
    await done[1];
    await new Promise(setImmediate);
    expect([begun, turns.waiting()]).toEqual([[1, 2, 3], 1]);
    for (const { end } of all) end();
    await Promise.all(done);
    expect([begun, turns.waiting()]).toEqual([[1, 2, 3, 4], 0]);
  });

  it('and are told when theirs does not come; one that fails hands its turn on', async () => {
    const turns = createSemaphore(1, 30);
    const first = open();
    const held = turns.run(first.work);
    await expect(turns.run(() => Promise.resolve())).rejects.toThrow(StorageAwayError);
    expect(turns.waiting()).toBe(0);
    const failing = turns.run(() => Promise.reject(new Error('of its own')));
    first.end();
    await held;
    await expect(failing).rejects.toThrow('of its own');
    expect(await turns.run(() => Promise.resolve('well'))).toBe('well');
  });
});
