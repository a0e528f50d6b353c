import { countAnswers, type AnswerBounds } from './answers-under-way';

const bounds: AnswerBounds = {
  bytes: 100,
  reserve: 30,
  littleOfOne: 10,
  bytesOfOne: 40,
  making: 3,
  makingOfOne: 2,
  waiting: 4,
  waitingOfOne: 2,
  waitMs: 100,
};
const refused = { status: 503, headers: { 'retry-after': '5' } };
const idle = { bytes: 0, making: 0, waiting: 0, owners: 0 };

/** Holds an answer of each size, and records which are cut off. */
async function hold(answers: ReturnType<typeof countAnswers>, sizes: Readonly<Record<string, number>>) {
  const cut: string[] = [];
  const held = await Promise.all(
    Object.entries(sizes).map(async ([owner, size]) => {
      const underWay = await answers.enter(owner, 'usual');
      underWay.made(size, () => cut.push(owner));
      return underWay;
    }),
  );
  const letGo = (): void => held.forEach((each) => each.ended());
  return { cut, letGo };
}

const nothing = (): void => undefined;
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('answers under way', () => {
  it('are counted until they are taken, and what is told twice counts once', async () => {
    const answers = countAnswers(bounds);
    const one = await answers.enter('a', 'usual');
    expect(answers.load()).toEqual({ bytes: 0, making: 1, waiting: 0, owners: 1 });
    one.made(30, nothing);
    one.made(30, nothing);
    expect(answers.load()).toEqual({ bytes: 30, making: 0, waiting: 0, owners: 1 });
    one.ended();
    one.ended();
    expect(answers.load()).toEqual(idle);
    const given = await answers.enter('a', 'usual');
    given.ended();
    given.made(30, nothing);
    expect(answers.load()).toEqual(idle);
  });

  it('wait while their person has enough of them, and hold up nobody else', async () => {
    const answers = countAnswers(bounds);
    const { letGo } = await hold(answers, { a: 40 });
    const second = answers.enter('a', 'small');
    const other = await answers.enter('b', 'usual');
    other.made(1, nothing);
    expect(answers.load()).toMatchObject({ bytes: 41, making: 0, waiting: 1 });
    letGo();
    (await second).ended();
    other.ended();
    expect(answers.load()).toEqual(idle);
  });

  it('wait while the process has enough, until what nobody took for long is cut off, of who holds most', async () => {
    const answers = countAnswers(bounds);
    const { cut, letGo } = await hold(answers, { a: 20, b: 34, c: 20 });
    const waiting = answers.enter('d', 'usual');
    await pass(bounds.waitMs / 2 - 1);
    expect(cut).toEqual([]);
    await pass(1);
    const next = await waiting;
    expect(cut).toEqual(['b']);
    expect(answers.load()).toMatchObject({ bytes: 40, making: 1 });
    letGo();
    next.ended();
    expect(answers.load()).toEqual(idle);
  });

  it('have a reserve that others cannot fill, while they are small and of those who hold little', async () => {
    const answers = countAnswers(bounds);
    const { cut, letGo } = await hold(answers, { a: 36, b: 36 });
    const row = await answers.enter('c', 'small');
    row.made(10, nothing);
    const more = answers.enter('c', 'small');
    const list = answers.enter('d', 'usual');
    expect(answers.load()).toMatchObject({ bytes: 82, making: 0, waiting: 2 });
    const last = await answers.enter('e', 'small');
    expect(cut).toEqual([]);
    letGo();
    for (const underWay of [row, last, await more, await list]) underWay.ended();
    expect(answers.load()).toEqual(idle);
  });

  it('of writes wait for nobody else, but are no way around the bound of a person', async () => {
    const answers = countAnswers(bounds);
    const { letGo } = await hold(answers, { a: 50, b: 50 });
    const written = await answers.enter('writes of a', 'write');
    written.made(40, nothing);
    const told = answers.enter('writes of a', 'write').catch((problem: unknown) => problem);
    await pass(bounds.waitMs);
    expect(await told).toMatchObject(refused);
    letGo();
    written.ended();
    expect(answers.load()).toEqual(idle);
  });

  it('are made so many at a time, the large ones one by one', async () => {
    const answers = countAnswers(bounds);
    const large = await answers.enter('a', 'large');
    const next = answers.enter('b', 'large');
    const small = await answers.enter('c', 'small');
    expect(answers.load()).toMatchObject({ bytes: 0, making: 2, waiting: 1 });
    large.made(1, nothing);
    (await next).ended();
    small.ended();
    large.ended();
    expect(answers.load()).toEqual(idle);
  });

  it('are sent away at once when too many wait; half of the places are for those who wait for nothing yet', async () => {
    const answers = countAnswers({ ...bounds, making: 0 });
    const enter = (owner: string) => answers.enter(owner, 'usual').catch(() => 'away');
    const waiting = [enter('a'), enter('a'), enter('b')];
    const isAtOnce = (owner: string): Promise<void> =>
      expect(answers.enter(owner, 'usual')).rejects.toMatchObject(refused);
    await isAtOnce('a');
    await isAtOnce('b');
    waiting.push(enter('c'));
    await isAtOnce('d');
    // Nothing remains of a request that was turned away.
    expect(answers.load()).toEqual({ bytes: 0, making: 0, waiting: 4, owners: 3 });
    await pass(bounds.waitMs);
    expect(await Promise.all(waiting)).toEqual(['away', 'away', 'away', 'away']);
    expect(answers.load()).toEqual(idle);
  });
});
