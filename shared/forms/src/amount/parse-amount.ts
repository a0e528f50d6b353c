const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
const GROUPED_BY_SPACES = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/;
const GROUPED_BY_DOTS = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;

/**
 * Euros from what a French reader writes: `1 234,56`, `1234.56`, `1 234,56 €`, with any kind of space. `undefined`
 * for what is no amount, and for what could be two (`1.234`): better asked again than guessed.
 */
export function parseAmount(text: string): number | undefined {
  const written = text
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/€/g, '')
    .trim();
  if (PLAIN.test(written) || GROUPED_BY_SPACES.test(written)) {
    return Number(written.replaceAll(' ', '').replace(',', '.'));
  }
  if (GROUPED_BY_DOTS.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  return undefined;
}
