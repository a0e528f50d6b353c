import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import { useState } from 'react';
import { ViewDialog } from './view-dialog';
import { LONGEST_VIEW_NAME, viewNameError } from './view-name';

interface SaveViewDialogProps {
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function submit() {
    const wrong = viewNameError(name, taken);
    setError(wrong);
    if (wrong === undefined) onSave(name.trim());
  }

  return (
    <ViewDialog title="Enregistrer cette vue" onSubmit={submit} onClose={onClose}>
      <p>
        Filtres, recherche et tri sont gardés sur cet appareil, pour votre seul compte. La liste, elle, reste
        à jour.
      </p>
      <Field label="Nom de la vue" error={error} required>
        {(ties) => (
          <Input
            entry="text"
            {...ties}
            value={name}
            maxLength={LONGEST_VIEW_NAME}
            enterKeyHint="done"
            data-initial-focus
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </ViewDialog>
  );
}
