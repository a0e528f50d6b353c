const parisParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Local time in Paris. `month` is 0 to 11. */
export interface ParisTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export function parisTime(moment: Date): ParisTime {
  const parts = new Map(parisParts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month') - 1,
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** The moment of a local time in Paris. Months and days may overflow, as with `Date.UTC`. */
export function fromParis(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): Date {
  const wanted = Date.UTC(year, month, day, hour, minute, second);
  const shown = parisTime(new Date(wanted));
  const offset =
    Date.UTC(shown.year, shown.month, shown.day, shown.hour, shown.minute, shown.second) - wanted;
  return new Date(wanted - offset);
}

/** The date in Paris, `YYYY-MM-DD`. */
export function parisDay(moment: Date): string {
  const { year, month, day } = parisTime(moment);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
