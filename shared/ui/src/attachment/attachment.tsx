import type { ReactNode } from 'react';
import { FileText, Icon } from '../icon';
import styles from './attachment.module.css';

export interface AttachmentProps {
  name: string;
  /** « PDF, 240 ko » */
  note?: ReactNode;
  /** The button or the link that downloads it. */
  action: ReactNode;
}

/** A file and its way out of the portal. */
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
