import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '@portal/back-office';

const SALT_BYTES = 32;
const NAME_LENGTH = 16;

/**
 * The network that counts as one sender: an IPv4 address, or the first 48 bits of an IPv6 one. A customer of a provider
 * has that many addresses to send from, which would be as many senders.
 */
export const senderOf = (address: string): string => networkOf(address, 48);

/**
 * Names senders without keeping their addresses: a keyed digest, whose key ends with the process. Nobody can choose it,
 * as they could an id of the page or their user agent.
 */
export function createClientNames(): (sender: string) => string {
  const salt = randomBytes(SALT_BYTES);
  return (sender) => createHmac('sha256', salt).update(sender).digest('base64url').slice(0, NAME_LENGTH);
}
