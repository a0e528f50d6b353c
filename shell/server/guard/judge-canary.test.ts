import { judgeCanary, type Heard } from './judge-canary';

const heard = (withProblems: number, clients: number): Heard => ({ withProblems, clients });
const judge = (canary: Heard, stable: Heard) =>
  judgeCanary({ version: '1.5.0', heard: canary }, { version: '1.4.2', heard: stable });

it.each<[string, Heard, Heard, boolean]>([
  ['nobody came', heard(0, 0), heard(0, 0), false],
  ['five for whom it throws', heard(5, 5), heard(0, 60), true],
  ['four are too few', heard(4, 4), heard(0, 1000), false],
  ['ten points more', heard(10, 100), heard(0, 100), true],
  ['nine points more', heard(9, 100), heard(0, 100), false],
  ['ten points more, where many have problems anyway', heard(30, 100), heard(60, 300), true],
  ['a canary that is better', heard(50, 300), heard(300, 300), false],
  ['an outage that hits both', heard(40, 40), heard(60, 60), false],
  ['everybody gets it, and a tenth has problems', heard(5, 50), heard(0, 0), true],
  ['everybody gets it, and fewer have', heard(5, 51), heard(0, 0), false],
])('%s: of the canary %j, of the stable version %j', (_what, canary, stable, isEnded) => {
  expect(judge(canary, stable) !== undefined).toBe(isEnded);
});

it('tells in the words of an operator', () => {
  expect(judge(heard(7, 9), heard(0, 60))).toBe('7 of 9 clients of 1.5.0 had problems, 0 of 60 of 1.4.2');
});
