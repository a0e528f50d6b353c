import type { Address } from '@portal/domain/address';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Trash2 } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { useState } from 'react';
import { refusalSentence } from '../editing';
import { useApi } from '../resource';
import { addressName } from './address-name';

interface RemoveAddressDialogProps {
  readonly address: Address;
  /** Told the name of what is gone. */
  readonly onRemoved: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks before an address is deleted, which nothing undoes. */
export function RemoveAddressDialog({ address, onRemoved, onCancel }: RemoveAddressDialogProps) {
  const { addresses } = useApi();
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const name = addressName(address);

  function remove() {
    setIsRemoving(true);
    setFailure(undefined);
    addresses.remove(address.id).subscribe({
      next: () => onRemoved(name),
      error: (error: unknown) => {
        setIsRemoving(false);
        setFailure(error);
      },
    });
  }

  return (
    <AlertDialog
      open
      title={`Supprimer l’adresse «\u00A0${name}\u00A0»\u202F?`}
      glyph={Trash2}
      confirm="Supprimer l’adresse"
      danger
      busy={isRemoving && 'Suppression en cours'}
      onConfirm={remove}
      onCancel={onCancel}
    >
      <p>
        <strong>Cette suppression est définitive.</strong>
      </p>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {refusalSentence(failure)}
        </Notice>
      )}
    </AlertDialog>
  );
}
