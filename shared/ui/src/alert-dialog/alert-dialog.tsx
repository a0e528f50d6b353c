import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import type { Glyph } from '../icon/icon';

export interface AlertDialogProps {
  /** A question: « Accepter cette proposition ? » */
  title: string;
  glyph?: Glyph | undefined;
  /** The consequences; the irreversible part in `strong`, legal details muted. */
  children: ReactNode;
  /** The verb of the title: « Accepter la proposition »; undefined once there is nothing to confirm any more. */
  confirm: string | undefined;
  /** For destructive actions: *Supprimer*, *Refuser*. */
  danger?: boolean | undefined;
  /** Label while pending: « Envoi en cours ». The dialog cannot be dismissed meanwhile. */
  busy?: string | false | undefined;
  /** The details are still loading: only cancelling is possible. */
  waiting?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms an irreversible action. Focus starts on *Annuler*. */
export function AlertDialog({
  title,
  glyph,
  children,
  confirm,
  danger,
  busy,
  waiting,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      onClose={cancel}
      role="alertdialog"
      title={title}
      glyph={glyph}
      tone={danger ? 'danger' : undefined}
      actions={
        <>
          {confirm !== undefined && (
            <Button onClick={cancel} aria-disabled={busy ? true : undefined} data-initial-focus>
              Annuler
            </Button>
          )}
          {/* The button that was pressed stays and keeps the focus. */}
          <Button
            variant={confirm === undefined ? 'secondary' : danger ? 'danger' : 'primary'}
            onClick={confirm === undefined ? cancel : waiting ? undefined : onConfirm}
            aria-disabled={waiting ? true : undefined}
            busy={busy}
          >
            {confirm ?? 'Fermer'}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
