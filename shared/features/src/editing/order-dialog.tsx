import { AlertDialog } from '@portal/ui/alert-dialog';
import { Notice } from '@portal/ui/notice';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Observable } from 'rxjs';
import { refusalSentence } from './refusal-sentence';

interface OrderDialogProps extends Pick<
  ComponentProps<typeof AlertDialog>,
  'title' | 'glyph' | 'confirm' | 'danger' | 'waiting' | 'onCancel'
> {
  /** Said while the order is on its way: « Suppression en cours ». */
  readonly busy: string;
  readonly send: () => Observable<unknown>;
  readonly onDone: () => void;
  readonly onFailed?: (error: unknown) => void;
  /** What the order does. */
  readonly children: ReactNode;
}

/** Asks before an order that nothing undoes, sends it, and says why it was not carried out. A failure stays in sight. */
export function OrderDialog({ busy, send, onDone, onFailed, children, ...props }: OrderDialogProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  function confirm() {
    setSending(true);
    setFailure(undefined);
    // Not cancelled by leaving: what was confirmed shall be sent.
    send().subscribe({
      next: onDone,
      error: (error: unknown) => {
        setSending(false);
        setFailure(error);
        onFailed?.(error);
      },
    });
  }

  return (
    <AlertDialog open {...props} busy={isSending && busy} onConfirm={confirm}>
      {children}
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {refusalSentence(failure)}
        </Notice>
      )}
    </AlertDialog>
  );
}
