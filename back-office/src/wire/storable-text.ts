/** Nobody types them: NUL cannot be stored, the others hide in what is read. Lines and tabs are text. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Half of a pair is no character: it would be stored as another one than was sent. */
const HALF_PAIR = /\p{Surrogate}/u;

/** Whether a value is a text that is stored as it was sent, and read as it was stored. */
export const isStorableText = (value: unknown): value is string =>
  typeof value === 'string' && !CONTROLS.test(value) && !HALF_PAIR.test(value);

/**
 * Text of the bytes as they came. A decoder that mends what is broken would store something else than was sent.
 * @returns undefined when they are no UTF-8
 */
export function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
