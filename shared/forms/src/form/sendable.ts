import type { FieldTie } from './form-context';

/** Line breaks of word processors, inserted by pasting. */
const PASTED_BREAKS = /[\v\f]/g;
/** Never typed nor stored: control characters other than line breaks and tabs, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- matches what is removed
const UNKEPT = /[\u0000-\u0008\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/**
 * Values to send: characters refused by the back office are removed, texts composed (NFC) and without space around
 * them, with one space between the words of a line. A password and an amount are sent as they stand.
 */
export function sendable<V extends object>(values: V, ties: readonly FieldTie[]): V {
  const given = new Map<string, unknown>(Object.entries(values));
  const texts = ties.flatMap(({ name, holds }) => {
    const value = given.get(name);
    if (typeof value !== 'string' || holds === 'exact') return [];
    const kept = value.replace(UNKEPT, '').normalize('NFC');
    const text = holds === 'lines' ? kept.replace(PASTED_BREAKS, '\n') : kept.replace(/\s+/g, ' ');
    return [[name, text.trim()] as const];
  });
  return { ...values, ...Object.fromEntries(texts) };
}
