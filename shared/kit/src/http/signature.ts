import { randomHex } from './random-hex';
import { sha1 } from './sha1';

/** The login of the signer, and the key obtained at sign-in. */
export interface Signer {
  readonly email: string;
  readonly token: string;
}

/** WSSE, for one attempt: even a refused one uses up its nonce. `serverTime` in milliseconds since 1970. */
export function signatureHeaders(signer: Signer, serverTime: number): Record<string, string> {
  const created = `${new Date(serverTime).toISOString().slice(0, 19)}Z`;
  // Base64 of hex digits contains no slash or plus: old back offices use nonces as file names.
  const nonce = btoa(randomHex(8));
  const digest = passwordDigest(nonce, created, signer.token);
  return {
    authorization: 'WSSE profile="UsernameToken"',
    'x-wsse': `UsernameToken Username="${signer.email}", PasswordDigest="${digest}", Nonce="${nonce}", Created="${created}"`,
  };
}

/** base64(SHA-1(nonce decoded from base64 + created + key)), by the WSSE username token profile. */
export function passwordDigest(nonce: string, created: string, key: string): string {
  const rawNonce = Uint8Array.from(atob(nonce), (character) => character.charCodeAt(0));
  const text = new TextEncoder().encode(created + key);
  const message = new Uint8Array(rawNonce.length + text.length);
  message.set(rawNonce);
  message.set(text, rawNonce.length);
  return btoa(String.fromCharCode(...sha1(message)));
}
