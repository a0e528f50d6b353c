import type { ReactNode } from 'react';
import { ButtonRow } from '../button/button';
import { Caps } from '../caps/caps';
import { Title } from '../title/title';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  role?: 'alert' | 'status' | undefined;
  art?: ReactNode;
  /** The specification's text in capitals… */
  caps?: string | undefined;
  /** …or a title of our own. */
  title?: string | undefined;
  /** One sentence: what will appear here, or what to do. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** An empty state: drawing, title, one sentence, actions. Place it in a `Card`. */
export function EmptyState({ art, caps, title, children, actions, role }: EmptyStateProps) {
  return (
    <div className={styles.empty} role={role}>
      {art && <div className={styles.art}>{art}</div>}
      {caps && (
        <Caps as="p" plain className={styles.caps}>
          {caps}
        </Caps>
      )}
      {title && (
        <Title as="p" size="sm">
          {title}
        </Title>
      )}
      {children && <p className={styles.text}>{children}</p>}
      {actions && <ButtonRow className={styles.actions}>{actions}</ButtonRow>}
    </div>
  );
}
