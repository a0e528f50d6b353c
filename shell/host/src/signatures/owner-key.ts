import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asPublicKey } from '@portal/registry/ownership';
import { readObject } from '@portal/registry/read-json';

export const ownerFileOf = (dist: string): string => path.join(dist, 'owner.json');

/**
 * The public key of the portal's owner. A deployment sets it (PORTAL_OWNER_KEY), so that who can write the folder of the
 * builds is not the owner. Else it is the one that the folder names, as in a portal that runs from a checkout.
 * @returns undefined when neither names one: nothing is signed then
 * @throws the error of a file that is there and cannot be read: an unreadable key must not open the portal
 */
export function ownerKeyIn(dist: string, set: string | undefined): string | undefined {
  if (set !== undefined) return set;
  let text: string;
  try {
    text = readFileSync(ownerFileOf(dist), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return asPublicKey(readObject(JSON.parse(text), 'owner.json')['key'], 'owner.json');
}
