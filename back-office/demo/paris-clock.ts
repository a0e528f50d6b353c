import { fromParis, parisTime } from '../src/calendar/paris-time';
import life from './data/file-life.json' with { type: 'json' };
import { weightsOf, type Random } from './random';

const DAY = 24 * 3600 * 1000;

/** Adds days, possibly negative or fractional. Rounds to whole seconds, as on the wire. */
export function daysFrom(moment: Date, days: number): Date {
  return new Date(Math.floor((moment.getTime() + days * DAY) / 1000) * 1000);
}

export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY;
}

const MONTHS = 14;
/** The network grows: each earlier month weighs this much less. */
const GROWTH = 0.05;

const hours = weightsOf(life.hours);

/** Draws when a project came, within 14 months: fewer in August and December, mostly in working hours. */
export function drawCreation(random: Random, now: Date): Date {
  const today = parisTime(now);
  const daysIn = (month: number): number => new Date(Date.UTC(today.year, month + 1, 0)).getUTCDate();
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const month = today.month - back;
    const season = life.season[((month % 12) + 12) % 12] ?? 1;
    const elapsed = back === 0 ? today.day / daysIn(month) : 1;
    return [month, season * elapsed * Math.exp(-GROWTH * back)] as const;
  });
  for (;;) {
    const month = random.weighted(months);
    const day = random.int(1, month === today.month ? today.day : daysIn(month));
    const moment = fromParis(
      today.year,
      month,
      day,
      random.weighted(hours),
      random.int(0, 59),
      random.int(0, 59),
    );
    const weekday = new Date(Date.UTC(today.year, month, day)).getUTCDay();
    const weekend = weekday === 0 || weekday === 6;
    // Two days of seven should get 12 % of the projects: keep one weekend day in three.
    if (weekend && !random.chance(0.34)) continue;
    if (moment.getTime() < now.getTime() - 60_000) return moment;
    // In the future: draw again.
  }
}
