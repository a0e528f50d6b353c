import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUP_BITS = 16;

/** The first bits of an IPv6 address, in a normal form. */
function prefixOf(address: string, bits: number): string {
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, bits / GROUP_BITS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The network of an address: IPv4 itself; of IPv6, 64 bits for a household, 48 for a whole customer. */
export function networkOf(address: string, bits: 48 | 64): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  return isIPv6(plain) ? `${prefixOf(plain, bits)}::/${String(bits)}` : plain;
}

/** Bucket for attempts from an address. IPv6 counts by /64 network: a household has 2^64 addresses. */
export const addressBucket = (purpose: string, address: string): string =>
  `${purpose}:${networkOf(address, 64)}`;
