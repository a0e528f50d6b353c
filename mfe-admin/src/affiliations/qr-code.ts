import { saveFile } from '@portal/features/files';
import { encode } from 'uqr';

/** A QR code ready to draw: a square of `size` modules, quiet zone included. */
export interface QrCode {
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

/** Pixels per module: a whole number keeps edges sharp. Gives images of about 500 pixels. */
const MODULE_PX = 12;

/** Saves a QR code as SVG, for print at any size. `name` has no extension. */
export function saveQrDrawing(code: QrCode, name: string): void {
  // No escaping needed: encodeURIComponent leaves no character that is special in XML.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(code.size)} ${String(code.size)}" width="60mm" height="60mm" shape-rendering="crispEdges"><title>${code.address}</title><rect width="100%" height="100%" fill="${QR_PAPER}"/><path d="${code.path}" fill="${QR_INK}"/></svg>`;
  saveFile({ id: null, content: btoa(drawing), mimeType: 'image/svg+xml', filename: `${name}.svg` });
}

/** Saves a QR code as PNG, for a message or a document. @returns false where the browser cannot */
export function saveQrPicture(code: QrCode, name: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = code.size * MODULE_PX;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.fillStyle = QR_PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(MODULE_PX, MODULE_PX);
  context.fillStyle = QR_INK;
  context.fill(new Path2D(code.path));
  const [, content = ''] = canvas.toDataURL('image/png').split(',');
  return saveFile({ id: null, content, mimeType: 'image/png', filename: `${name}.png` });
}
