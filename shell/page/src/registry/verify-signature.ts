/**
 * Verifies an Ed25519 signature with the browser's own code; where it has none (before 2025, or a page without TLS),
 * with ours, which is then loaded.
 * @param x public key, 32 bytes in base64url
 * @param signature 64 bytes in base64
 */
export async function verifySignature(x: string, signature: string, text: string): Promise<boolean> {
  const signed = Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0));
  const message = new TextEncoder().encode(text);
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signed, message);
  } catch {
    const { verifyInScript } = await import('./verify-in-script');
    return verifyInScript(x, signed, message);
  }
}
