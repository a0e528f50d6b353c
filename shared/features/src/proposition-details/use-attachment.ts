import { previewOf, type StoredFile, toDownload } from '@portal/domain/file';
import { reportInvalidFile, safeFileName, saveFile } from '../files';
import { useApi } from '../resource';
import { useEffect, useRef, useState } from 'react';
import { Subscription } from 'rxjs';
import type { Preview } from './preview-dialog';

type AttachmentState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly wanted: 'download' | 'look' }
  /** Preview was not possible: saved instead. */
  | { readonly kind: 'saved-instead' }
  /** Empty, or not base64. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly preview: Preview; readonly filename: string };

/** Loads a file on demand; unmounting cancels the request. `name` is used for a file without one. */
export function useAttachment(fileId: number, name: string) {
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
    /** From the file itself; '' until loaded. */
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
