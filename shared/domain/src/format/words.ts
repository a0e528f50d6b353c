import { formatNumber } from './money';

const french = new Intl.PluralRules('fr-FR');

/** The noun for a count: in French 0 and 1 are singular. The default plural adds an s. */
export function plural(count: number, one: string, other = `${one}s`): string {
  return french.select(count) === 'one' ? one : other;
}

/** `0 projet`, `1 projet`, `1 180 projets`, with a non-breaking space. */
export function formatCount(count: number, one: string, other = `${one}s`): string {
  return `${formatNumber(count)}\u00A0${plural(count, one, other)}`;
}

/** A credit duration id as text: underscores become no-break spaces, `10_ans` → `10 ans` (section 9). */
export const formatDuration = (id: string | null): string => (id ?? '').replaceAll('_', '\u00A0');

/** A number of months: `4 ans et 10 mois`, `20 ans`, `3 mois`; '' for none. */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    ...(years > 0 ? [formatCount(years, 'an')] : []),
    ...(rest > 0 ? [formatCount(rest, 'mois', 'mois')] : []),
  ];
  return parts.join(' et ');
}

/** The y of « Yves » counts, that of « Yanis » does not. */
const ELIDES = /^(?:[aeiouhàâéèêëîïôöùûüœ]|y(?![aeiou]))/i;

/** « de Claire », « d’Élodie »: before a name or a title. */
export const ofName = (name: string): string => (ELIDES.test(name) ? `d’${name}` : `de ${name}`);

interface Named {
  readonly namePrefix?: string;
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
}

/** `Marie Durand`; missing parts are left out. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}

/** `Mme Marie Anne Durand`: prefix and middle name included. */
export function formalName({ namePrefix = '', firstName, middleName = '', lastName }: Named): string {
  return [namePrefix, firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

/** A French phone number in groups of two, `06 12 34 56 78`; other numbers unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s.-]/g, '');
  return /^0\d{9}$/.test(digits) ? digits.replace(/(\d{2})(?=\d)/g, '$1\u00A0') : phone;
}
