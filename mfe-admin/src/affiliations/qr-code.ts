import { encode } from 'uqr';

/** A QR code, ready to be drawn: a square of `size` modules, its quiet zone included. */
export interface QrCode {
  /** What a reader of codes finds: the address. */
  readonly address: string;
  readonly size: number;
  /** The dark modules as the path of a drawing, in modules. */
  readonly path: string;
}

/** What the standard wants clear around a code (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

/** The code of an address, which survives 15 % of damage: it is printed, folded and stuck on doors. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return { address, size, path };
}
