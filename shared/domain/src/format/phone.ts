/** What people put between the figures of a number, and the `(0)` of a number written for both home and abroad. */
const BETWEEN = String.raw`[\s.()/-]*`;
/**
 * A French number, or its beginning from four figures on, in any spelling: `06 39 98 12 04`, `06.39.98`, `+33 6 39…`,
 * `0033639981204`, `+33 (0)6…`.
 */
const FRENCH_NUMBER = new RegExp(
  String.raw`(?<![\d+])(?:(?:\+|00)${BETWEEN}33${BETWEEN}0?|0)${BETWEEN}([1-9](?:${BETWEEN}\d){3,8})(?!\d)`,
  'g',
);

/**
 * A text with each French phone number in it written as one: figures only, from its 0 on. `+33 6 39 98 12 04` and
 * `06.39.98.12.04` → `0639981204`.
 */
export const withPlainPhones = (text: string): string =>
  text.replace(FRENCH_NUMBER, (_, figures: string) => `0${figures.replace(/\D/g, '')}`);

/** Whether a text holds a whole French phone number, ten figures, in any spelling. */
export const holdsWholePhone = (text: string): boolean => /(?<!\d)0\d{9}(?!\d)/.test(withPlainPhones(text));

/** The address that dials a number, `tel:+33639981204`; undefined for what holds no number to dial. */
export function phoneLink(phone: string): string | undefined {
  const plain = withPlainPhones(phone).trim();
  if (/^0\d{9}$/.test(plain)) return `tel:+33${plain.slice(1)}`;
  const figures = plain.replace(/\D/g, '');
  if (figures.length < 4) return undefined;
  return `tel:${/^\s*\+/.test(plain) ? '+' : ''}${figures}`;
}
