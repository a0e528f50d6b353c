import { createSpareNonces } from './spare-nonces';

const NOW = new Date('2026-05-04T10:00:00Z');
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

describe('nonces in memory', () => {
  it('are good once for each person, and forgotten when they no longer matter', () => {
    const nonces = createSpareNonces(660);
    const nonce = Buffer.from('sixteen bytes!!!');
    expect(nonces.remember(1, nonce, NOW)).toBe(true);
    expect(nonces.remember(1, nonce, later(660))).toBe(false);
    expect(nonces.remember(2, nonce, NOW)).toBe(true);
    expect(nonces.has(1, nonce)).toBe(true);
    expect(nonces.remember(1, nonce, later(661))).toBe(true);
  });

  it('are refused rather than forgotten when there are 300 000', () => {
    const nonces = createSpareNonces(660);
    const numbered = (number: number): Buffer => {
      const nonce = Buffer.alloc(8);
      nonce.writeUInt32BE(number);
      return nonce;
    };
    for (let number = 0; number < 300_000; number += 1) nonces.remember(1, numbered(number), NOW);
    expect(nonces.remember(1, numbered(300_000), later(1))).toBe(false);
    expect(nonces.has(1, numbered(0))).toBe(true);
    expect(nonces.remember(1, numbered(300_000), later(661))).toBe(true);
  });
});
