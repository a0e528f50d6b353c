import { createVisitBook } from './visit-book';

const DAY_MS = 24 * 60 * 60_000;

function open() {
  let clock = 0;
  const book = createVisitBook(() => clock);
  return { ...book, pass: (ms: number) => (clock += ms) };
}

const VISIT = { kind: 'visit', contentMs: 800 } as const;

it('a client counts once, for its visits and for its problems, and with its first time', () => {
  const { enter, heard } = open();
  for (let time = 0; time < 1000; time += 1) {
    enter('one', { ...VISIT, contentMs: 800 + time });
    enter('one', { kind: 'problem' });
    enter('one', { kind: 'failed load' });
  }
  enter('two', VISIT);
  expect(heard()).toEqual({ clients: 2, withProblems: 1, withFailedLoads: 1, contentMs: [800, 800] });
});

it('says what is news, so that a flood is judged once', () => {
  const { enter } = open();
  expect(enter('one', VISIT)).toBe(true);
  expect(enter('one', { ...VISIT, contentMs: 9000 })).toBe(false);
  expect(enter('one', { kind: 'problem' })).toBe(true);
  expect(enter('one', { kind: 'problem' })).toBe(false);
  expect(enter('one', { kind: 'failed load' })).toBe(true);
});

it('a client whose visit is not told does not count, until it is', () => {
  const { enter, heard } = open();
  expect(enter('one', { kind: 'problem' })).toBe(false);
  expect(heard().clients).toBe(0);
  expect(enter('one', { kind: 'visit' })).toBe(true);
  expect(heard()).toEqual({ clients: 1, withProblems: 1, withFailedLoads: 0, contentMs: [] });
});

it('a load that failed has no time; the next visit may have one', () => {
  const { enter, heard } = open();
  enter('one', { kind: 'failed load', contentMs: 5 });
  expect(heard().contentMs).toEqual([]);
  enter('one', VISIT);
  expect(heard()).toMatchObject({ clients: 1, withFailedLoads: 1, contentMs: [800] });
});

it('forgets after a day, each client by itself', () => {
  const { enter, heard, pass } = open();
  enter('one', VISIT);
  pass(DAY_MS - 1);
  enter('two', VISIT);
  expect(heard().clients).toBe(2);
  pass(1);
  expect(heard().clients).toBe(1);
  pass(DAY_MS);
  expect(heard().clients).toBe(0);
});

it('keeps the last thousand', () => {
  const { enter, heard } = open();
  enter('first', { kind: 'visit' });
  enter('first', { kind: 'problem' });
  for (let client = 0; client < 1000; client += 1) enter(String(client), { kind: 'visit' });
  expect(heard()).toMatchObject({ clients: 1000, withProblems: 0 });
});
