/** Separators in a phone number, and the `(0)` of numbers written for both home and abroad. */
const BETWEEN = String.raw`[\s.()/-]*`;
/** A French number, or its first four digits, in any notation: `06 39 98 12 04`, `+33 (0)6…`. */
const FRENCH_NUMBER = new RegExp(
  String.raw`(?<![\d+])(?:(?:\+|00)${BETWEEN}33${BETWEEN}0?|0)${BETWEEN}([1-9](?:${BETWEEN}\d){3,8})(?!\d)`,
  'g',
);

/** Normalises every French phone number in a text: `+33 6 39 98 12 04`, `06.39.98.12.04` → `0639981204`. */
export const withPlainPhones = (text: string): string =>
  text.replace(FRENCH_NUMBER, (_, figures: string) => `0${figures.replace(/\D/g, '')}`);

/** Whether a text contains a complete French phone number (ten digits), in any notation. */
export const holdsWholePhone = (text: string): boolean => /(?<!\d)0\d{9}(?!\d)/.test(withPlainPhones(text));

/** `tel:+33639981204`; undefined when there is no number to dial. */
export function phoneLink(phone: string): string | undefined {
  const plain = withPlainPhones(phone).trim();
  if (/^0\d{9}$/.test(plain)) return `tel:+33${plain.slice(1)}`;
  const figures = plain.replace(/\D/g, '');
  if (figures.length < 4) return undefined;
  return `tel:${/^\s*\+/.test(plain) ? '+' : ''}${figures}`;
}
