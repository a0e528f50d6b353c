import type { AttachmentRef } from '@portal/domain/proposition';
import { saveFile, useApi } from '../portal';
import { Attachment } from '@portal/ui/attachment';
import { Download } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Notice } from '@portal/ui/notice';
import { Block } from '@portal/ui/page';
import { Title } from '@portal/ui/title';
import { useState } from 'react';
import styles from './attachments.module.css';

interface AttachmentsProps {
  readonly attachments: readonly AttachmentRef[];
}

/** Up to three files, each downloaded when it is asked for (section 2). */
export function Attachments({ attachments }: AttachmentsProps) {
  return (
    <Block aria-labelledby="pieces-jointes">
      <Title as="h2" size="sm" id="pieces-jointes">
        Pièces jointes
      </Title>
      <ul className={styles.list}>
        {attachments.map((attachment) => (
          <li key={attachment.slot}>
            <DownloadableAttachment attachment={attachment} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

type Progress = 'idle' | 'busy' | 'unreadable' | 'failed';

function DownloadableAttachment({
  attachment: { slot, fileId, filename },
}: {
  readonly attachment: AttachmentRef;
}) {
  const { files } = useApi();
  const [download, setDownload] = useState<Progress>('idle');
  const name = filename === '' ? `Pièce jointe ${String(slot)}` : filename;

  function start() {
    if (download === 'busy') return;
    setDownload('busy');
    files.byId(fileId, 'visible').subscribe({
      next: (file) =>
        setDownload(saveFile({ ...file, filename: file.filename || name }) ? 'idle' : 'unreadable'),
      error: () => setDownload('failed'),
    });
  }

  return (
    <>
      <Attachment
        name={name}
        note={download === 'busy' ? 'Téléchargement en cours' : undefined}
        action={
          <IconButton
            glyph={Download}
            label={`Télécharger ${name}`}
            aria-busy={download === 'busy'}
            onClick={start}
          />
        }
      />
      {download === 'unreadable' && (
        <Notice tone="danger" role="alert">
          Cette pièce jointe est vide ou illisible. Contactez votre conseiller.
        </Notice>
      )}
      {download === 'failed' && (
        <Notice tone="danger" role="alert">
          Cette pièce jointe n’a pas pu être téléchargée. Réessayez dans un instant.
        </Notice>
      )}
    </>
  );
}
