import type { ReactNode } from 'react';
import { Card } from '../card';
import { Icon, WindowGlyph } from '../icon';
import styles from './kpi-card.module.css';

export interface KpiCardProps {
  label: string;
  /** Formatted: « 102 », « 4,32 M€ ». */
  value: ReactNode;
  note?: ReactNode;
  /** The user must act: only « À relancer ». */
  yours?: boolean | undefined;
}

export function KpiCard({ label, value, note, yours }: KpiCardProps) {
  return (
    <Card as="li" className={styles.kpi} data-actor={yours ? 'you' : undefined}>
      <p className={styles.label}>
        {yours ? (
          <span className={styles.you}>
            <Icon glyph={WindowGlyph} size="sm" />
            {label}
          </span>
        ) : (
          label
        )}
      </p>
      <p className={styles.value}>{value}</p>
      <p className={styles.note}>{note}</p>
    </Card>
  );
}
