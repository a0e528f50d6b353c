import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../store/error-code';

const KEY_BYTES = 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

export const newSessionKey = (): string => randomBytes(KEY_BYTES).toString('hex');

/** Encrypts session keys. They cannot be hashed: checking a signature needs the clear key. */
export interface KeySeal {
  seal(key: string): string;
  /** The clear key, or undefined when sealed with another secret or tampered with. */
  open(sealed: string): string | undefined;
}

/** @param secret at least 32 characters, kept outside the database */
export function createKeySeal(secret: string): KeySeal {
  const cipherKey = createHash('sha256').update(secret).digest();
  return {
    seal: (key) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv);
      const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
};

function makeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (problem) {
    if (errorCode(problem) !== 'EEXIST') throw problem;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The secret of a data folder, created for its owner alone; without a folder, one for this process. */
export function readSecret(folder: string | undefined): string {
  const fresh = randomBytes(SECRET_BYTES).toString('hex');
  if (folder === undefined) return fresh;
  // With a PostgreSQL server nothing else creates the folder, and two instances may start together.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'secret.key');
  if (readIfThere(file) === undefined) makeOnce(file, `${fresh}\n`);
  const found = readIfThere(file) ?? '';
  if (found.length < SECRET_BYTES)
    throw new Error(`The server secret ${file} is damaged: remove it, everybody signs in again.`);
  return found;
}
