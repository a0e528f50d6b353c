import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

// The library's own default needs the browser's cryptography, which a page without TLS does not have.
hashes.sha512 = sha512;

/**
 * Verifies an Ed25519 signature; false also for a key that is none.
 * @param x public key, 32 bytes in base64url
 */
export function verifyInScript(x: string, signature: Uint8Array, message: Uint8Array): boolean {
  try {
    const base64 = x.replaceAll('-', '+').replaceAll('_', '/');
    const key = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return verify(signature, message, key);
  } catch {
    return false;
  }
}
