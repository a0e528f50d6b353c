import { createHash } from 'node:crypto';
import { sha1 } from './sha1';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it.each([
  ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
])('digests the published message %j', (message, digest) => {
  expect(hex(sha1(new TextEncoder().encode(message)))).toBe(digest);
});

it('agrees with another implementation on every length around the block borders', () => {
  for (let length = 0; length <= 260; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(hex(sha1(bytes))).toBe(createHash('sha1').update(bytes).digest('hex'));
  }
});
