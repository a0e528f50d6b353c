import { Logo } from '@portal/ui/logo';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import styles from './affiliation-card.module.css';
import { BreakableAddress } from './breakable-address';
import type { QrCode } from './qr-code';
import { QrDrawing } from './qr-drawing';

interface AffiliationCardProps {
  readonly name: string;
  readonly code: QrCode;
}

/** The printed card for a partner: the link's QR code, its name and its address. */
export function AffiliationCard({ name, code }: AffiliationCardProps) {
  return (
    <div className={styles.card}>
      <Logo />
      <Title as="p" size="sm">
        {name}
      </Title>
      <QrDrawing code={code} className={styles.code} />
      <Text size="sm">Scannez ce code pour déposer votre projet de financement en ligne.</Text>
      <Text size="sm" tone="muted" className={styles.address}>
        <BreakableAddress address={code.address} />
      </Text>
    </div>
  );
}
