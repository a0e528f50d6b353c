const ZONE = 'Europe/Paris';
const MS_PER_DAY = 86_400_000;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

// The Swedish format equals ISO: 2026-11-20 14:05:00.
const parisClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Cache: formatting is the slow part of counting by day, and a screen of a thousand rows repeats days. */
const knownDays = new Map<string, string>();
/** A few lists of a thousand rows with three dates each. */
const MOST_KNOWN = 20_000;

/** 'YYYY-MM-DD' of an instant in Paris, a date as it is; undefined for what is none. */
export function parisDay(iso: string): string | undefined {
  if (DATE_ONLY.test(iso)) return Number.isNaN(Date.parse(iso)) ? undefined : iso;
  const known = knownDays.get(iso);
  if (known !== undefined) return known;
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return undefined;
  if (knownDays.size >= MOST_KNOWN) knownDays.clear();
  const day = parisClock.format(time).slice(0, 10);
  knownDays.set(iso, day);
  return day;
}

/** Year and month (0 to 11) of an instant in Paris, or undefined when the text is not a date. */
export function parisMonth(iso: string): { readonly year: number; readonly month: number } | undefined {
  const day = parisDay(iso);
  return day === undefined
    ? undefined
    : { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) - 1 };
}

/** First and last day 'YYYY-MM-DD' of the calendar month of `now` in Paris: the meaning of « ce mois » everywhere. */
export function parisMonthDays(now: Date): { readonly first: string; readonly last: string } {
  const first = `${(parisDay(now.toISOString()) ?? '').slice(0, 7)}-01`;
  const firstOfNext = `${addDays(first, 31).slice(0, 7)}-01`;
  return { first, last: addDays(firstOfNext, -1) };
}

/** Whether an ISO date or instant is in the calendar month of `now` in Paris; false for none. */
export function isInParisMonth(iso: string | null | undefined, now: Date): boolean {
  const day = iso === null || iso === undefined ? undefined : parisDay(iso);
  const { first, last } = parisMonthDays(now);
  return day !== undefined && day >= first && day <= last;
}

/** First instant of a calendar day 'YYYY-MM-DD' in Paris, as 'YYYY-MM-DDTHH:MM:SSZ'. */
export function startOfParisDay(day: string): string {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const wall = Date.parse(`${parisClock.format(midnightUtc).replace(' ', 'T')}Z`);
  return seconds(midnightUtc - (wall - midnightUtc));
}

/** Last second of a calendar day 'YYYY-MM-DD' in Paris, as 'YYYY-MM-DDTHH:MM:SSZ'. */
export function endOfParisDay(day: string): string {
  return seconds(Date.parse(startOfParisDay(addDays(day, 1))) - 1000);
}

/** Adds whole days to a calendar day, independently of clock changes. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

const seconds = (time: number): string => new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
