import { createPublicKey, verify } from 'node:crypto';
import type { VerifySignature } from '@portal/registry/ownership';

/**
 * Verifies an Ed25519 signature.
 * @param publicKey 32 bytes in base64url
 * @param signature 64 bytes in base64
 */
export function isSignature(publicKey: string, signature: string, text: string | Uint8Array): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    // Not a point of the curve, or not a key at all.
    return false;
  }
}

export const verifySignature: VerifySignature = (publicKey, signature, text) =>
  Promise.resolve(isSignature(publicKey, signature, text));
