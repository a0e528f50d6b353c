import type { FieldTie } from './form-context';

/** Line breaks of word processors, which a paste brings along. */
const PASTED_BREAKS = /[\v\f]/g;
/** What nobody types and no back office keeps: control characters but lines and tabs, halves of a pair. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNKEPT = /[\u0000-\u0008\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/**
 * The values as they are sent: a text without the characters that the back office refuses, a pasted line break as one
 * of ours. A password is sent as it was typed, whatever is in it (PW2).
 */
export function sendable<V extends object>(values: V, ties: readonly FieldTie[]): V {
  const given = new Map<string, unknown>(Object.entries(values));
  const texts = ties.flatMap(({ name, holds }) => {
    const value = given.get(name);
    if (typeof value !== 'string' || holds === 'secret') return [];
    const breaks = value.replace(PASTED_BREAKS, holds === 'lines' ? '\n' : ' ');
    return [[name, breaks.replace(UNKEPT, '')] as const];
  });
  return { ...values, ...Object.fromEntries(texts) };
}
