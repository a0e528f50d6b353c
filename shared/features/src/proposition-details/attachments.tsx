import {
  type FileDownload,
  type PreviewKind,
  previewOf,
  type StoredFile,
  toDownload,
} from '@portal/domain/file';
import { ofName } from '@portal/domain/format';
import { attachmentName, type AttachmentRef } from '@portal/domain/proposition';
import { Attachment } from '@portal/ui/attachment';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Download, Eye } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Cluster, Stack } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { Block } from '@portal/ui/page';
import { Title } from '@portal/ui/title';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Subscription } from 'rxjs';
import { safeFileName, saveFile } from '../files';
import { useApi } from '../resource';
import styles from './proposition-details.module.css';

export function Attachments({ attachments }: { readonly attachments: readonly AttachmentRef[] }) {
  return (
    <Block className={styles.block} aria-labelledby="pieces-jointes">
      <Title as="h2" size="sm" id="pieces-jointes">
        Pièces jointes
      </Title>
      <ul className={styles.list}>
        {attachments.map((attachment) => (
          <Stack as="li" key={attachment.slot} gap={2}>
            <AttachedFile attachment={attachment} />
          </Stack>
        ))}
      </ul>
    </Block>
  );
}

type AttachmentState = 'idle' | 'download' | 'look' | 'saved-instead' | 'unreadable' | 'failed';

/** What goes on with a file, in its line. */
const NEWS: Partial<Record<AttachmentState, string>> = {
  download: 'Téléchargement en cours',
  look: 'Ouverture en cours',
  'saved-instead': 'Ce fichier ne peut pas être affiché ici\u00A0: il a été téléchargé.',
};

const FAULTS: Partial<Record<AttachmentState, string>> = {
  unreadable: 'Cette pièce jointe est vide ou illisible. Contactez votre conseiller.',
  failed: 'Cette pièce jointe n’a pas pu être téléchargée. Réessayez dans un instant.',
};

/** One attachment: « Aperçu » previews it when possible, else downloads it. */
function AttachedFile({ attachment }: { readonly attachment: AttachmentRef }) {
  const listed = attachmentName(attachment);
  const { state, preview, filename, ask, close } = useAttachment(attachment.fileId, listed);
  // The back office lists attachments without file names: a name is known only with the file itself.
  const name = filename === '' || filename === listed ? listed : `${listed}\u00A0: ${filename}`;
  return (
    <>
      <Attachment
        name={name}
        note={<span role="status">{NEWS[state]}</span>}
        action={
          <Cluster as="span" gap={0} data-screen-only>
            <Button
              variant="quiet"
              icon={Eye}
              collapse
              aria-busy={state === 'look'}
              aria-label={`Aperçu ${ofName(name)}`}
              onClick={() => ask('look')}
            >
              Aperçu
            </Button>
            <IconButton
              glyph={Download}
              label={`Télécharger ${name}`}
              aria-busy={state === 'download'}
              onClick={() => ask('download')}
            />
          </Cluster>
        }
      />
      {FAULTS[state] !== undefined && (
        <Notice tone="danger" role="alert">
          {FAULTS[state]}
        </Notice>
      )}
      {preview && <PreviewDialog preview={preview} onDownload={() => ask('download')} onClose={close} />}
    </>
  );
}

interface Preview {
  readonly filename: string;
  readonly kind: PreviewKind;
  readonly mimeType: string;
  readonly bytes: FileDownload['bytes'];
}

interface PreviewDialogProps {
  readonly preview: Preview;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/**
 * Previews a file over its page. Its URL is a blob URL of this page, never opened in a window of its own, and revoked
 * on close; the page's CSP applies inside, so nothing in it can run.
 */
function PreviewDialog({ preview, onDownload, onClose }: PreviewDialogProps) {
  const { filename } = preview;
  const source = useBlobSource(preview);
  return (
    <Dialog
      width="wide"
      title={filename}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fermer</Button>
          <Button variant="primary" icon={Download} data-initial-focus onClick={onDownload}>
            Télécharger
          </Button>
        </>
      }
    >
      <div className={styles.stage} data-kind={preview.kind}>
        {preview.kind === 'image' ? (
          <img ref={source} className={styles.image} alt={`Contenu ${ofName(filename)}`} />
        ) : (
          <iframe ref={source} className={styles.document} title={`Contenu ${ofName(filename)}`} />
        )}
      </div>
    </Dialog>
  );
}

/** Sets the element's source to a blob URL while mounted, and revokes it afterwards. */
function useBlobSource({ bytes, mimeType }: Preview) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (element === null) return undefined;
      const url = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
      // Hides the PDF viewer's page list, which would take half of the dialog.
      element.src = element instanceof HTMLIFrameElement ? `${url}#navpanes=0&view=FitH` : url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, mimeType],
  );
}

/** Loads a file on demand; unmounting cancels the request. `name` is used for a file without one. */
function useAttachment(fileId: number, name: string) {
  const { files } = useApi();
  const [state, setState] = useState<AttachmentState>('idle');
  const [preview, setPreview] = useState<Preview>();
  const [filename, setFilename] = useState('');
  const asked = useRef(Subscription.EMPTY);
  useEffect(() => () => asked.current.unsubscribe(), []);
  const close = () => setPreview(undefined);

  function ask(wanted: 'download' | 'look') {
    if (state === 'download' || state === 'look') return;
    // An open file is already loaded: saving it shows no busy state.
    if (!preview) setState(wanted);
    asked.current = files.byId(fileId, 'visible').subscribe({
      next: (found) => {
        setFilename(found.filename && safeFileName(found.filename));
        const file = { ...found, filename: found.filename || name };
        const shown = wanted === 'look' ? previewFor(file) : undefined;
        setState(shown === undefined ? saved(file, wanted) : 'idle');
        if (shown) setPreview(shown);
      },
      error: () => {
        close();
        setState('failed');
      },
    });
  }

  return { state, preview, filename, ask, close };
}

function saved(file: StoredFile, wanted: 'download' | 'look'): AttachmentState {
  if (!saveFile(file)) return 'unreadable';
  return wanted === 'look' ? 'saved-instead' : 'idle';
}

/** Undefined for what cannot be shown here: phones without a PDF viewer would show an empty frame. */
function previewFor(file: StoredFile): Preview | undefined {
  const content = toDownload(file);
  const shown = content && previewOf(content);
  if (!content || !shown || (shown.kind === 'pdf' && !navigator.pdfViewerEnabled)) return undefined;
  return { ...shown, bytes: content.bytes, filename: safeFileName(file.filename) };
}
