/** A date as three numeric fields, digits as typed; '' for what is missing. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The parts of a field value: an ISO date, or one with parts missing (`-02-29`), or '' for none. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** The value of the parts: an ISO date when all of them are there, '' when none is. */
export function valueOf({ day, month, year }: DateParts): string {
  if (day + month + year === '') return '';
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

const twoDigits = (part: string): string => (part === '' ? '' : part.padStart(2, '0'));

const DAY_FIRST = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[\s/.-]+(\d{1,2})[\s/.-]+(\d{1,2})$/;
const TOGETHER = /^(\d{2})(\d{2})(\d{4})$/;

/** Reads a whole date as pasted or filled in by the browser: `29/02/1992`, `29.2.1992`, `1992-02-29`, `29021992`. */
export function wholeDate(text: string): DateParts | undefined {
  const plain = text.trim();
  const [, day, month, year] = DAY_FIRST.exec(plain) ?? TOGETHER.exec(plain) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return { day, month, year };
  const [, first, second, last] = YEAR_FIRST.exec(plain) ?? [];
  if (first === undefined || second === undefined || last === undefined) return undefined;
  return { day: last, month: second, year: first };
}

const NAMES = [
  ['day', 'le jour'],
  ['month', 'le mois'],
  ['year', 'l’année'],
] as const;

/** What is wrong with a date field value that is not empty, naming the part; undefined for a real date. */
export function problemOfDate(value: string): string | undefined {
  const parts = partsOf(value);
  const missing = NAMES.filter(([part]) => parts[part] === '').map(([, name]) => name);
  if (missing.length > 0) return `Indiquez aussi ${missing.join(' et ')}.`;
  if (!/^\d{4}$/.test(parts.year)) return 'Indiquez l’année en quatre chiffres.';
  const time = Date.parse(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return isReal ? undefined : 'Cette date n’existe pas\u00A0: vérifiez le jour et le mois.';
}

/** A day typed in one field, as `AAAA-MM-JJ`, or what is wrong with it; neither for an empty field. */
export function typedDay(text: string): { readonly day?: string; readonly problem?: string } {
  if (text.trim() === '') return {};
  const parts = wholeDate(text);
  if (parts === undefined) return { problem: 'Indiquez le jour, le mois et l’année\u00A0: 31/12/2026.' };
  const day = valueOf(parts);
  const problem = problemOfDate(day);
  return problem === undefined ? { day } : { problem };
}
