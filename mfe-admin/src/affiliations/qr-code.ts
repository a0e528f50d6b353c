import { encode } from 'uqr';

/** A QR code ready to draw: a square of `size` modules, quiet zone included. */
export interface QrCode {
  /** The encoded URL. */
  readonly address: string;
  readonly size: number;
  /** The dark modules as an SVG path, in modules. */
  readonly path: string;
}

/** Quiet zone that the standard requires (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

/** Encodes a URL with 15 % error correction, since the code is printed, folded and stuck on doors. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return { address, size, path };
}

/**
 * Dark on white in both themes: scanners look for dark modules, and many cannot read inverted codes. Plain colours,
 * since the saved file has no access to the tokens.
 */
export const QR_INK = 'black';
export const QR_PAPER = 'white';
