import type { AttachmentRef } from '@portal/domain/proposition';
import { Block } from '@portal/ui/page';
import { Title } from '@portal/ui/title';
import { AttachedFile } from './attached-file';
import styles from './attachments.module.css';

interface AttachmentsProps {
  readonly attachments: readonly AttachmentRef[];
}

/** Up to three files, loaded on demand (section 2). */
export function Attachments({ attachments }: AttachmentsProps) {
  return (
    <Block className={styles.block} aria-labelledby="pieces-jointes">
      <Title as="h2" size="sm" id="pieces-jointes">
        Pièces jointes
      </Title>
      <ul className={styles.list}>
        {attachments.map((attachment) => (
          <li key={attachment.slot}>
            <AttachedFile attachment={attachment} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
