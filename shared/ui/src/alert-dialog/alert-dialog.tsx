import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import type { Glyph } from '../icon';

export interface AlertDialogProps {
  open: boolean;
  /** A question: « Accepter cette proposition ? » */
  title: string;
  glyph?: Glyph | undefined;
  /** What happens; the irreversible part in `strong`, the legal nuance muted. */
  children: ReactNode;
  /** The verb of the title: « Accepter la proposition ». */
  confirm: string;
  /** For what destroys: *Supprimer*, *Refuser*. */
  danger?: boolean | undefined;
  /** While it works: « Envoi en cours ». Then nothing leads out. */
  busy?: string | false | undefined;
  /** What is confirmed is not known yet: until then one can only cancel. */
  waiting?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what cannot be undone. The focus starts on *Annuler*. */
export function AlertDialog({
  open,
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
      open={open}
      onClose={cancel}
      role="alertdialog"
      title={title}
      glyph={glyph}
      tone={danger ? 'danger' : undefined}
      actions={
        <>
          <Button onClick={cancel} aria-disabled={busy ? true : undefined} data-initial-focus>
            Annuler
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={waiting ? undefined : onConfirm}
            aria-disabled={waiting ? true : undefined}
            busy={busy}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
