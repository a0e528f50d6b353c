import { createHash } from 'node:crypto';
import { sha1 } from './sha1';

it('agrees with another implementation on every length around the block borders', () => {
  for (let length = 0; length <= 260; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(Buffer.from(sha1(bytes)).toString('hex')).toBe(createHash('sha1').update(bytes).digest('hex'));
  }
});
