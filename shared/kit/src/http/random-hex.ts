/** `byteCount` random bytes as lower-case hex. Works on plain http too, where `crypto.randomUUID` does not exist. */
export function randomHex(byteCount: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
