const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * Normalises a text for comparison: lower case, no accents, ligatures as two letters, no apostrophes, hyphens and
 * unusual spaces as ordinary spaces. `Élodie d’Aubigné-Lefèvre` → `elodie daubigne lefevre`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/['’‘ʼ´`]/g, '')
    .replace(/[\s\u2010-\u2015-]+/g, ' ');
}
