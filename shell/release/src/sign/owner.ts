import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownerFileOf, ownerKeyIn } from '@portal/host/signatures/owner-key';
import { asPublicKey } from '@portal/registry/ownership';
import { UnreadableError } from '@portal/registry/read-json';
import { replaceFile } from '../locks/durable-file';
import { refuse } from '../refusal';
import { createSigningKey, readSigningKey, type SigningKey } from './signing-key';

const root = path.resolve(import.meta.dirname, '../../../..');

const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;

export const NO_OWNER_KEY =
  'The private key of the owner of this portal is not here: PORTAL_OWNER_KEY_FILE names its file.';

/** Where the owner's private key is; made at the first build of a checkout, and kept elsewhere by a deployment. */
const keyFile = (): string => path.resolve(root, setting('PORTAL_OWNER_KEY_FILE') ?? '.cache/keys/owner.key');

/** The public key of the owner of the portal in a `dist`; undefined when it has none yet. @throws Refusal */
export function ownerKeyOf(dist: string): string | undefined {
  try {
    const set = setting('PORTAL_OWNER_KEY');
    return ownerKeyIn(dist, set === undefined ? undefined : asPublicKey(set, 'PORTAL_OWNER_KEY'));
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof SyntaxError)
      refuse(`The owner's key cannot be read: ${error.message}.`, error);
    throw error;
  }
}

/** The owner's private key, where it is at hand. */
export function ownerSigner(dist: string): SigningKey | undefined {
  const file = keyFile();
  if (!existsSync(file)) return undefined;
  const key = readSigningKey(file);
  return key.publicKey === ownerKeyOf(dist) ? key : undefined;
}

/** Gives a portal without an owner one: whoever deploys first. A portal that has an owner keeps it. */
export function ensureOwner(dist: string): void {
  if (ownerKeyOf(dist) === undefined) nameOwner(dist);
}

/**
 * For a build of the workspace, whose `dist` is its own: takes the key of this checkout, also after it was made anew.
 * @throws Refusal when the portal's owner is set, and the private key is not at hand
 */
export function takeOwner(dist: string): void {
  if (setting('PORTAL_OWNER_KEY') === undefined) nameOwner(dist);
  else if (!ownerSigner(dist))
    refuse('PORTAL_OWNER_KEY is set: say with PORTAL_OWNER_KEY_FILE where its private key is.');
}

function nameOwner(dist: string): void {
  const file = keyFile();
  const { publicKey } = existsSync(file) ? readSigningKey(file) : createSigningKey(file);
  if (publicKey === ownerKeyOf(dist)) return;
  replaceFile(ownerFileOf(dist), `${JSON.stringify({ key: publicKey })}\n`);
}
