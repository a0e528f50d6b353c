import { latestAdultBirthday } from './adult';

it.each([
  ['2026-11-22T10:00:00Z', '2008-11-22'],
  // 0 h 30 in Paris: already the next day.
  ['2026-11-21T23:30:00Z', '2008-11-22'],
  ['2028-02-29T10:00:00Z', '2010-02-29'],
])('at %s an adult was born on %s or before', (now, latest) => {
  expect(latestAdultBirthday(new Date(now))).toBe(latest);
});
