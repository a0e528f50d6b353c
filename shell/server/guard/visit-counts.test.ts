import { createVisitCounts } from './visit-counts';

const DAY_MS = 24 * 60 * 60_000;

function open() {
  let clock = 0;
  const counts = createVisitCounts(() => clock);
  return { ...counts, pass: (ms: number) => (clock += ms) };
}

it('a client counts once, and what it says again is no news', () => {
  const { enter, heard } = open();
  expect(enter('one', 'visit')).toBe(true);
  expect(enter('one', 'visit')).toBe(false);
  expect(enter('one', 'problem')).toBe(true);
  expect(enter('one', 'failed load')).toBe(false);
  expect(enter('two', 'failed load')).toBe(true);
  expect(enter('three', 'visit')).toBe(true);
  expect(heard()).toEqual({ clients: 3, withProblems: 2 });
});

it('a client whose visit is not told does not count, until it is', () => {
  const { enter, heard } = open();
  expect(enter('one', 'problem')).toBe(false);
  expect(heard().clients).toBe(0);
  expect(enter('one', 'visit')).toBe(true);
  expect(heard()).toEqual({ clients: 1, withProblems: 1 });
});

it('forgets after a day, each client by itself', () => {
  const { enter, heard, pass } = open();
  enter('one', 'visit');
  pass(DAY_MS - 1);
  enter('two', 'visit');
  expect(heard().clients).toBe(2);
  pass(1);
  expect(heard().clients).toBe(1);
});

it('keeps the last thousand', () => {
  const { enter, heard } = open();
  enter('first', 'failed load');
  for (let client = 0; client < 1000; client += 1) enter(String(client), 'visit');
  expect(heard()).toEqual({ clients: 1000, withProblems: 0 });
});
