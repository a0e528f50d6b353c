import { ofName } from '@portal/domain/format';
import { attachmentName, type AttachmentRef } from '@portal/domain/proposition';
import { Attachment } from '@portal/ui/attachment';
import { Button } from '@portal/ui/button';
import { Download, Eye } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Notice } from '@portal/ui/notice';
import { Block } from '@portal/ui/page';
import { Title } from '@portal/ui/title';
import { PreviewDialog } from './preview-dialog';
import styles from './proposition-details.module.css';
import { useAttachment } from './use-attachment';

/** Up to three files, loaded on demand (section 2). */
export function Attachments({ attachments }: { readonly attachments: readonly AttachmentRef[] }) {
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

/** One attachment: « Aperçu » previews it when possible, else downloads it. */
function AttachedFile({ attachment }: { readonly attachment: AttachmentRef }) {
  const listed = attachmentName(attachment);
  const { state, filename, download, look, close } = useAttachment(attachment.fileId, listed);
  // The back office lists attachments without file names: a name is known only with the file itself.
  const name = filename === '' || filename === listed ? listed : `${listed}\u00A0: ${filename}`;
  return (
    <>
      <Attachment
        name={name}
        note={
          <span role="status">
            {state.kind === 'busy' && WAITING[state.wanted]}
            {state.kind === 'saved-instead' &&
              'Ce fichier ne peut pas être affiché ici\u00A0: il a été téléchargé.'}
          </span>
        }
        action={
          <span className={styles.actions}>
            <Button
              variant="quiet"
              icon={Eye}
              collapse
              aria-busy={state.kind === 'busy' && state.wanted === 'look'}
              aria-label={`Aperçu ${ofName(name)}`}
              onClick={look}
            >
              Aperçu
            </Button>
            <IconButton
              glyph={Download}
              label={`Télécharger ${name}`}
              aria-busy={state.kind === 'busy' && state.wanted === 'download'}
              onClick={download}
            />
          </span>
        }
      />
      {state.kind === 'unreadable' && (
        <Notice tone="danger" role="alert">
          Cette pièce jointe est vide ou illisible. Contactez votre conseiller.
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice tone="danger" role="alert">
          Cette pièce jointe n’a pas pu être téléchargée. Réessayez dans un instant.
        </Notice>
      )}
      {state.kind === 'open' && (
        <PreviewDialog
          preview={state.preview}
          filename={state.filename}
          onDownload={download}
          onClose={close}
        />
      )}
    </>
  );
}

const WAITING = { download: 'Téléchargement en cours', look: 'Ouverture en cours' } as const;
