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
import { Notice } from '@portal/ui/notice';
import { Block } from '@portal/ui/page';
import { Title } from '@portal/ui/title';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Subscription } from 'rxjs';
import { reportInvalidFile, safeFileName, saveFile } from '../files';
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
          <span className={styles.actions} data-screen-only>
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

interface Preview {
  readonly kind: PreviewKind;
  readonly mimeType: string;
  readonly bytes: FileDownload['bytes'];
}

interface PreviewDialogProps {
  readonly preview: Preview;
  readonly filename: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/**
 * Previews a file over its page. Its URL is a blob URL of this page, never opened in a window of its own, and revoked
 * on close; the page's CSP applies inside, so nothing in it can run.
 */
function PreviewDialog({ preview, filename, onDownload, onClose }: PreviewDialogProps) {
  const source = useBlobSource(preview);
  return (
    <Dialog
      open
      width="wide"
      title={filename}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" icon={Download} onClick={onDownload}>
            Télécharger
          </Button>
          <Button variant="primary" data-initial-focus onClick={onClose}>
            Fermer
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

type AttachmentState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly wanted: 'download' | 'look' }
  | { readonly kind: 'saved-instead' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly preview: Preview; readonly filename: string };

/** Loads a file on demand; unmounting cancels the request. `name` is used for a file without one. */
function useAttachment(fileId: number, name: string) {
  const { files } = useApi();
  const [state, setState] = useState<AttachmentState>({ kind: 'idle' });
  const [filename, setFilename] = useState('');
  const asked = useRef(Subscription.EMPTY);
  useEffect(() => () => asked.current.unsubscribe(), []);

  function ask(wanted: 'download' | 'look') {
    if (state.kind === 'busy') return;
    // An open file is already loaded: saving it neither closes it nor shows a busy state.
    if (state.kind !== 'open') setState({ kind: 'busy', wanted });
    asked.current = files.byId(fileId, 'visible').subscribe({
      next: (found) => {
        setFilename(found.filename && safeFileName(found.filename));
        const file = { ...found, filename: found.filename || name };
        const next = wanted === 'look' ? opened(file) : saved(file);
        setState((before) => (before.kind === 'open' && next.kind === 'idle' ? before : next));
      },
      error: () => setState({ kind: 'failed' }),
    });
  }

  return {
    state,
    filename,
    download: () => ask('download'),
    look: () => ask('look'),
    close: () => setState({ kind: 'idle' }),
  };
}

const saved = (file: StoredFile): AttachmentState => ({ kind: saveFile(file) ? 'idle' : 'unreadable' });

function opened(file: StoredFile): AttachmentState {
  const content = toDownload(file);
  if (content === undefined) {
    reportInvalidFile();
    return { kind: 'unreadable' };
  }
  const shown = previewOf(content);
  // Phones without a built-in PDF viewer would show an empty frame.
  if (shown === undefined || (shown.kind === 'pdf' && !navigator.pdfViewerEnabled)) {
    saveFile(file);
    return { kind: 'saved-instead' };
  }
  return {
    kind: 'open',
    filename: safeFileName(file.filename),
    preview: { ...shown, bytes: content.bytes },
  };
}
