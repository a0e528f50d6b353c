/** FIPS 180-4, since the browser's is asynchronous and missing on plain http. For WSSE, never to protect. */
export function sha1(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const blocks = padded(bytes);
  const words = new Uint32Array(80);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) mixBlock(state, words, blocks, offset);
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** Padding: the message, a 1 bit, zeros, and the length in bits as 64 bits; a whole number of 64-byte blocks. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
}

function mixBlock(state: Uint32Array, words: Uint32Array, blocks: DataView, offset: number): void {
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 80; index += 1) {
    words[index] =
      index < 16
        ? blocks.getUint32(offset + index * 4)
        : rotated(word(index - 3) ^ word(index - 8) ^ word(index - 14) ^ word(index - 16), 1);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let index = 0; index < 80; index += 1) {
    const next = (rotated(a, 5) + round(index, b, c, d) + e + word(index)) | 0;
    [a, b, c, d, e] = [next, a, rotated(b, 30), c, d];
  }
  [a, b, c, d, e].forEach((mixed, index) => (state[index] = (state[index] ?? 0) + mixed));
}

function round(index: number, b: number, c: number, d: number): number {
  if (index < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (index < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (index < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

const rotated = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
