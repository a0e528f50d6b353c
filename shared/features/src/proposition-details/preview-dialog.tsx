import type { FileDownload, PreviewKind } from '@portal/domain/file';
import { ofName } from '@portal/domain/format';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Download } from '@portal/ui/icon';
import { useCallback } from 'react';
import styles from './proposition-details.module.css';

export interface Preview {
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
export function PreviewDialog({ preview, filename, onDownload, onClose }: PreviewDialogProps) {
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
