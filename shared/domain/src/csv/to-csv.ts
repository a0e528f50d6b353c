import { parisDay } from '../format/calendar';
import { formatDate } from '../format/date';

/** One column of a file for a spreadsheet: its heading, and what a row has there. null is an empty cell. */
export type CsvColumn<Row> =
  | { readonly heading: string; readonly text: (row: Row) => string | null }
  /** A whole number. */
  | { readonly heading: string; readonly count: (row: Row) => number | null }
  /** Euros, written with two decimals. */
  | { readonly heading: string; readonly amount: (row: Row) => number | null }
  /** An ISO date or instant, written twice: as the French read it, then as any program sorts it. */
  | { readonly heading: string; readonly day: (row: Row) => string | null };

const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/**
 * How a cell begins that a spreadsheet would run: a formula (in full-width letters too, and behind spaces), or a
 * control character that some strip to find one.
 */
const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const NEEDS_QUOTES = /[;"\r\n]/;

// Fractions of a cent are rounded as they read (1,005 is 1,01), and nothing is less than nothing by a rounding.
const decimals = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

/**
 * Rows as a French spreadsheet opens them: UTF-8 with its mark, semicolons, decimal commas, days in Paris, CRLF. A text
 * that would be run as a formula is led by an apostrophe: rows hold what strangers typed.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.flatMap(headings),
    ...rows.map((row) => columns.flatMap((column) => cells(column, row))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATOR) + LINE_END).join('');
}

/** `projets-2026-11-21.csv`, with the day of `now` in Paris. */
export const csvFileName = (name: string, now: Date): string =>
  `${name}-${parisDay(now.toISOString()) ?? ''}.csv`;

const headings = <Row>(column: CsvColumn<Row>): readonly string[] =>
  'day' in column
    ? [written(column.heading), written(`${column.heading} (AAAA-MM-JJ)`)]
    : [written(column.heading)];

function cells<Row>(column: CsvColumn<Row>, row: Row): readonly string[] {
  if ('text' in column) return [written(column.text(row) ?? '')];
  if ('count' in column) return [ofNumber(column.count(row), String)];
  if ('amount' in column) return [ofNumber(column.amount(row), decimals.format)];
  const iso = column.day(row);
  return [formatDate(iso), (iso === null ? undefined : parisDay(iso)) ?? ''];
}

const ofNumber = (value: number | null, write: (value: number) => string): string =>
  value === null || !Number.isFinite(value) ? '' : write(value);

function written(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
