export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Size of a PNG whose chunks are contiguous up to the last byte; undefined otherwise. */
export function pngSize(bytes: Buffer): ImageSize | undefined {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return undefined;
  let size: ImageSize | undefined;
  let at = PNG.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (at === PNG.length) {
      if (kind !== 'IHDR' || length !== 13 || at + 25 > bytes.length) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    at += 12 + length;
    if (kind === 'IEND') return at === bytes.length ? size : undefined;
  }
  return undefined;
}

// Start-of-frame markers, which hold the size: FFC0 to FFCF without DHT, JPG and DAC.
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Size of a JPEG that ends with its end marker (trailing zeros are padding); undefined otherwise. */
export function jpegSize(bytes: Buffer): ImageSize | undefined {
  let end = bytes.length;
  while (end > 2 && bytes[end - 1] === 0) end -= 1;
  const isWhole =
    bytes.length > 10 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(end - 2) === 0xffd9;
  if (!isWhole) return undefined;
  let at = 2;
  while (at + 9 < end && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // FF bytes may precede a marker as fill.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Size of a WebP whose header has the right length; undefined otherwise. */
export function webpSize(bytes: Buffer): ImageSize | undefined {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}
