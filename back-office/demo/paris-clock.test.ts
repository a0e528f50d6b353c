import { fromParis, parisTime } from '../src/calendar/paris-time';
import { drawCreation } from './paris-clock';
import { createRandom } from './random';

describe('the clock of Paris', () => {
  it.each([
    ['2026-07-14T10:00:00.000Z', [2026, 6, 14, 12] as const],
    ['2026-11-20T11:00:00.000Z', [2026, 10, 20, 12] as const],
    ['2025-12-31T23:30:00.000Z', [2026, 0, 1, 0, 30] as const],
  ])('shows %s as its own time, and back', (moment, [year, month, day, hour, minute = 0]) => {
    expect(fromParis(year, month, day, hour, minute).toISOString()).toBe(moment);
    expect(parisTime(new Date(moment))).toEqual({ year, month, day, hour, minute, second: 0 });
  });
});

describe('the moment a project is sent', () => {
  it('is never to come, within fourteen months, mostly in working hours and on working days', () => {
    const now = new Date('2026-11-20T09:00:00Z');
    const random = createRandom('moments');
    const moments = Array.from({ length: 2000 }, () => drawCreation(random, now));
    expect(moments.every((moment) => moment < now && moment >= fromParis(2025, 9, 1))).toBe(true);
    const weekend = moments.filter((moment) => [0, 6].includes(moment.getDay())).length;
    expect(weekend / 2000).toBeCloseTo(0.12, 1);
    const night = moments.filter((moment) => [23, 0, 1, 2, 3, 4, 5, 6].includes(parisTime(moment).hour));
    expect(night).toHaveLength(0);
  });
});
