import { parisDay } from '../format/calendar';
import { formatDate } from '../format/date';

/** A column: its heading, and the value of a row. null gives an empty cell. */
export type CsvColumn<Row> =
  | { readonly heading: string; readonly text: (row: Row) => string | null }
  | { readonly heading: string; readonly count: (row: Row) => number | null }
  /** In euros, written with two decimals. */
  | { readonly heading: string; readonly amount: (row: Row) => number | null }
  /** ISO date or instant, written as two columns: in French format, then in sortable format. */
  | { readonly heading: string; readonly day: (row: Row) => string | null };

const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** A cell a spreadsheet would run: formulas, also full-width or after spaces; control characters stripped first. */
const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const NEEDS_QUOTES = /[;"\r\n]/;

// Rounds decimals as they read (1,005 gives 1,01) and never writes a negative zero.
const decimals = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

/** What French spreadsheets open: mark, semicolons, decimal commas, days of Paris. No cell runs as a formula. */
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
