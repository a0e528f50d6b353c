import { Stack } from '@portal/ui/layout';
import { Logo } from '@portal/ui/logo';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { Fragment } from 'react';
import styles from './affiliations.module.css';
import { QR_INK, QR_PAPER, type QrCode } from './qr-code';

/** The printed card for a partner: the link's QR code, its name and its address. */
export function AffiliationCard({ name, code }: { readonly name: string; readonly code: QrCode }) {
  return (
    <Stack className={styles.card} gap={3}>
      <Logo />
      <Title as="p" size="sm">
        {name}
      </Title>
      <QrDrawing code={code} className={styles.code} />
      <Text size="sm">Scannez ce code pour déposer votre projet de financement en ligne.</Text>
      <Text size="sm" tone="muted" className={styles.printAddress}>
        <BreakableAddress address={code.address} />
      </Text>
    </Stack>
  );
}

interface QrDrawingProps {
  readonly code: QrCode;
  readonly className?: string | undefined;
}

/** A QR code. Its accessible name is the encoded URL. */
function QrDrawing({ code: { address, size, path }, className }: QrDrawingProps) {
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

interface BreakableAddressProps {
  readonly address: string;
  /** Without `https://`, where it is a link anyway. */
  readonly short?: boolean;
}

/** Up to this many characters a part has room on a line of its own. */
const SHORT_PART = 24;

/** A URL that wraps after its slashes and before its key, not in the middle of a word or of a key. */
export function BreakableAddress({ address, short = false }: BreakableAddressProps) {
  const shown = short ? address.replace(/^https?:\/\//i, '') : address;
  return shown.split(/(?<=[^:/]\/|=)|(?=\?)/).map((part, place) => (
    // The parts of a URL never change order, so the index is a stable key.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part.length > SHORT_PART ? (
        part
      ) : (
        <Text as="span" nowrap>
          {part}
        </Text>
      )}
    </Fragment>
  ));
}
