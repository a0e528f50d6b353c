/** A value of a row or of a question as text: what is not a text, a number or a boolean is empty. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
