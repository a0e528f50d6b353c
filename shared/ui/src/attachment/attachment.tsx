import type { ReactNode } from 'react';
import { FileText, Icon } from '../icon/icon';
import styles from './attachment.module.css';

export interface AttachmentProps {
  name: string;
  /** « PDF, 240 ko » */
  note?: ReactNode;
  action: ReactNode;
}

export function Attachment({ name, note, action }: AttachmentProps) {
  return (
    <div className={styles.attachment}>
      <Icon glyph={FileText} />
      <p className={styles.name}>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </p>
      {action}
    </div>
  );
}
