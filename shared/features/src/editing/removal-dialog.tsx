import { AlertDialog } from '@portal/ui/alert-dialog';
import { Trash2 } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { type ReactNode, useState } from 'react';
import type { Observable } from 'rxjs';
import { refusalSentence } from './refusal-sentence';

interface RemovalDialogProps {
  readonly title: string;
  /** « Supprimer l’adresse » */
  readonly confirm: string;
  /** Nothing can be confirmed before what is said of it is known. */
  readonly waiting?: boolean;
  readonly remove: () => Observable<unknown>;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
  /** What becomes of it. */
  readonly children: ReactNode;
}

/** Asks before something is deleted, which nothing undoes, and says why it was not. */
export function RemovalDialog({ remove, onRemoved, children, ...props }: RemovalDialogProps) {
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  function confirm() {
    setRemoving(true);
    setFailure(undefined);
    remove().subscribe({
      next: onRemoved,
      error: (error: unknown) => {
        setRemoving(false);
        setFailure(error);
      },
    });
  }

  return (
    <AlertDialog
      open
      {...props}
      glyph={Trash2}
      danger
      busy={isRemoving && 'Suppression en cours'}
      onConfirm={confirm}
    >
      {children}
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {refusalSentence(failure)}
        </Notice>
      )}
    </AlertDialog>
  );
}
