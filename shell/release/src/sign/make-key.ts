import path from 'node:path';
import type { Outcome } from '../outcome';
import { createSigningKey } from './signing-key';

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
