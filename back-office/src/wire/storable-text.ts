/** Control characters except tabs and line breaks: NUL cannot be stored, the others are invisible. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** A lone surrogate is no character, and would be stored as a different one. */
const HALF_PAIR = /\p{Surrogate}/u;
/** More marks on one letter than any script has (UAX #15, stream-safe text): normalising them takes quadratic time. */
const ENDLESS_MARKS = /\p{M}{31}/u;

/** Whether a value is a text that can be stored and read back unchanged. */
export const isStorableText = (value: unknown): value is string =>
  typeof value === 'string' && !CONTROLS.test(value) && !HALF_PAIR.test(value) && !ENDLESS_MARKS.test(value);

/** `line`: one space between words; `lines`: all between the first and last word; `all`: every character. */
export type Kept = 'line' | 'lines' | 'all';

/** A storable text as it is stored: composed (NFC), so that equal words are equal, and without space around it. */
export function tidy(text: string, keeps: Kept = 'line'): string {
  if (keeps === 'all') return text;
  const composed = text.normalize('NFC').trim();
  return keeps === 'lines' ? composed : composed.replace(/\s+/g, ' ');
}

/** Strict: replaced bytes would be another text than was sent. Undefined for invalid UTF-8. */
export function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
