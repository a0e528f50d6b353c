import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../outcome';
import { refuse } from '../refusal';

/** A private key, of a team or of the portal's owner. */
export interface SigningKey {
  /** Ed25519, 32 bytes in base64url. */
  readonly publicKey: string;
  /** @returns 64 bytes in base64 */
  sign(text: string | Uint8Array): string;
}

/** Only its owner may read the file of a private key. */
const PRIVATE = 0o600;

function signingKey(key: KeyObject): SigningKey {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return {
    publicKey: String(x),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

/**
 * Reads a private key: Ed25519, PKCS #8, PEM, as `portal key` and `openssl genpkey -algorithm ed25519` write it.
 * @throws Refusal when there is none
 */
export function readSigningKey(file: string): SigningKey {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return refuse(`The key ${file} cannot be read: \`portal key ${file}\` makes one.`, error);
  }
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch (error) {
    return refuse(`${file} is not a private key in PEM form.`, error);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    refuse(`${file} is a key of the kind ${String(key.asymmetricKeyType)}: an Ed25519 key is needed.`);
  return signingKey(key);
}

/** Makes a private key. Of two processes that make one at the same time, both get the same. @throws Refusal */
export function createSigningKey(file: string): SigningKey {
  if (existsSync(file)) refuse(`${file} exists: a key is never overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}.tmp`;
  writeFileSync(aside, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: PRIVATE, flush: true });
  try {
    // Unlike a move, a link never replaces the key of another process.
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readSigningKey(file);
}

/** Makes a key for a team, or for the owner of a portal. */
export function makeKey(file: string): Outcome {
  const { publicKey } = createSigningKey(path.resolve(file));
  return {
    lines: [
      publicKey,
      `The private key is in ${file}: keep it secret. The line above is the public one, for the ownership of an app, or PORTAL_OWNER_KEY.`,
    ],
    data: { publicKey, file },
  };
}
