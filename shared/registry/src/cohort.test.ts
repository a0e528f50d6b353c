import { isInCohort } from './cohort';

const canary = (percent: number, salt = 'agent-1.5.0') => ({
  version: '1.5.0',
  percent,
  roles: undefined,
  salt,
});

/** 10 000 keys, profile ids or draws of a browser: 0 to 9999. */
const everybody = Array.from({ length: 10_000 }, (_, index) => String(index));
const cohort = (percent: number, salt?: string) =>
  everybody.filter((key) => isInCohort(canary(percent, salt), 'AGENT', () => key));

it.each([0, 10, 50, 100])('holds %s %% of everybody within a point', (percent) => {
  expect(Math.abs(cohort(percent).length / 100 - percent)).toBeLessThanOrEqual(percent % 100 === 0 ? 0 : 1);
});

it('keeps those who were in when its share grows', () => {
  const larger = new Set(cohort(50));

  expect(cohort(10).every((key) => larger.has(key))).toBe(true);
});

it('is the same each time, and another one with another salt', () => {
  expect(cohort(0.05)).toEqual(['1447', '4487', '8479', '8779']);
  const again = new Set(cohort(10, 'agent-1.6.0'));
  // Two independent tenths share about a hundredth.
  expect(cohort(10).filter((key) => again.has(key)).length).toBeLessThan(300);
});
