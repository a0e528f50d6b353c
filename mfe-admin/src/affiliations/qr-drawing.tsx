import type { QrCode } from './qr-code';
import { QR_INK, QR_PAPER } from './qr-colours';

interface QrDrawingProps {
  readonly code: QrCode;
  readonly className?: string | undefined;
}

/** A QR code. Its accessible name is the encoded URL. */
export function QrDrawing({ code: { address, size, path }, className }: QrDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={address}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill={QR_PAPER} />
      <path d={path} fill={QR_INK} />
    </svg>
  );
}
