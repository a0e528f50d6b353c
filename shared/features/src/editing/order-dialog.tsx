import { AlertDialog } from '@portal/ui/alert-dialog';
import { Notice } from '@portal/ui/notice';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Observable } from 'rxjs';
import { refusalSentence } from './refusal-sentence';

interface OrderDialogProps extends Pick<
  ComponentProps<typeof AlertDialog>,
  'title' | 'glyph' | 'confirm' | 'danger' | 'waiting' | 'onCancel'
> {
  /** Announced while the request is pending: « Suppression en cours ». */
  readonly busy: string;
  readonly send: () => Observable<unknown>;
  readonly onDone: () => void;
  readonly onFailed?: (error: unknown) => void;
  readonly isTyped?: boolean;
  readonly children: ReactNode;
}

/** Confirms an irreversible action, sends it, and shows why it failed if it does. */
export function OrderDialog({
  busy,
  send,
  onDone,
  onFailed,
  isTyped = false,
  children,
  ...props
}: OrderDialogProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  function confirm() {
    setSending(true);
    setFailure(undefined);
    // Not cancelled on unmount: a confirmed action must be sent.
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
    <AlertDialog {...props} busy={isSending && busy} onConfirm={confirm}>
      {children}
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {refusalSentence(failure, isTyped)}
        </Notice>
      )}
    </AlertDialog>
  );
}
