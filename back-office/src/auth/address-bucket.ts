import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const NETWORK_GROUPS = 4;

/** The first 64 bits of an IPv6 address, in a normal form. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Bucket for attempts from an address. IPv6 counts by /64 network: a household has 2^64 addresses. */
export function addressBucket(purpose: string, address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  return `${purpose}:${isIPv6(plain) ? `${networkOf(plain)}::/64` : plain}`;
}
