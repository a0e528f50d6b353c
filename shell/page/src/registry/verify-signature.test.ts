import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { verifySignature } from './verify-signature';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const TEXT = 'portal release 1\nclé, montant : 1 200 €';
const signature = sign(null, Buffer.from(TEXT), privateKey).toString('base64');
const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
const flipped = Buffer.from(signature, 'base64').map((byte, at) => (at === 9 ? byte ^ 1 : byte));

/** With the browser's own code, in a page without TLS, and in a browser from before it had any. */
const BROWSERS: Readonly<Record<string, object>> = {
  'the browser’s own code': webcrypto,
  'ours, in a page without TLS': {},
  'ours, in an older browser': {
    subtle: { importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')) },
  },
};

describe.each(Object.entries(BROWSERS))('a signature verified by %s', (_name, crypto) => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(crypto as Crypto);
  });

  it.each([
    ['is good for its text and its key', x, signature, TEXT, true],
    ['is not for another text', x, signature, `${TEXT} `, false],
    ['is not for another key', other, signature, TEXT, false],
    ['is not with one bit changed', x, Buffer.from(flipped).toString('base64'), TEXT, false],
    ['is not with a key that is none', 'A'.repeat(43), signature, TEXT, false],
  ])('%s', async (_what, key, signed, text, isGood) => {
    expect(await verifySignature(key, signed, text)).toBe(isGood);
  });
});
