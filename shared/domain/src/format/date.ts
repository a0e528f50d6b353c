import { parisDay, parisMonthDays } from './calendar';

const at = (zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: zone });

// A calendar day has no time: format it in UTC so that no time zone shifts it.
const shortDay = at('UTC', { day: '2-digit', month: '2-digit', year: 'numeric' });
const longDay = at('UTC', { dateStyle: 'long' });
const parisTime = at('Europe/Paris', { hour: '2-digit', minute: '2-digit' });
const longMonth = at('UTC', { month: 'long', year: 'numeric' });
const monthName = at('UTC', { month: 'long' });
const shortMonth = at('UTC', { month: 'short' });

const asUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** '20/11/2026', the day in Paris of an ISO date or instant; '' for none or for what is not a date. */
export function formatDate(iso: string | null): string {
  const day = iso === null ? undefined : parisDay(iso);
  return day === undefined ? '' : shortDay.format(asUtc(day));
}

/** '1er novembre 2026': Intl does not write 1er. A non-breaking space keeps day and month on one line. */
export function formatLongDate(iso: string | null): string {
  const day = iso === null ? undefined : parisDay(iso);
  return day === undefined ? '' : longDay.format(asUtc(day)).replace(/^1 /, '1er ').replace(' ', '\u00A0');
}

/** '25\u00A0novembre', the day in Paris without its year; '' for none or for what is not a date. */
export const formatDayMonth = (iso: string | null): string => formatLongDate(iso).replace(/ \d{4}$/, '');

/** '9\u00A0h\u00A005', the time in Paris of an ISO instant; '' for none or for what is not a date. */
export function formatTime(iso: string | null): string {
  if (iso === null || parisDay(iso) === undefined) return '';
  // Intl writes two digits whatever is asked: a sentence has no zero before the hour.
  return parisTime.format(Date.parse(iso)).replace(/^0/, '').replace(':', '\u00A0h\u00A0');
}

/** '20/11/2026 à 14 h 05', in Paris. */
export function formatDateTime(iso: string | null): string {
  if (iso === null || parisDay(iso) === undefined) return '';
  return `${formatDate(iso)} à\u00A0${formatTime(iso)}`;
}

/** '22 novembre 2026 à 13 h 51', in Paris, for a sentence; '' for none or for what is not a date. */
export function formatLongDateTime(iso: string | null): string {
  const day = formatLongDate(iso);
  return day === '' ? '' : `${day} à\u00A0${formatTime(iso)}`;
}

/** Name of a month: 'novembre 2026', or 'nov.' in short. `month` is 0 to 11. */
export function formatMonth(year: number, month: number, length: 'long' | 'short' = 'long'): string {
  return (length === 'long' ? longMonth : shortMonth).format(new Date(Date.UTC(year, month, 1)));
}

/** 'novembre', the month of an instant in Paris, to follow « en ». */
export function formatMonthName(now: Date): string {
  const { first } = parisMonthDays(now);
  return monthName.format(asUtc(first));
}
