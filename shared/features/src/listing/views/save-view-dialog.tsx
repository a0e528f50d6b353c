import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import { type SubmitEvent, useId, useState } from 'react';
import { LONGEST_VIEW_NAME, viewNameError } from './view-names';

interface SaveViewDialogProps {
  /** Names that are taken. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of the view to keep. */
export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wrong = viewNameError(name, taken);
    setError(wrong);
    if (wrong === undefined) onSave(name.trim());
  }

  return (
    <Dialog
      open
      title="Enregistrer cette vue"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" form={formId} variant="primary">
            Enregistrer
          </Button>
        </>
      }
    >
      <p>
        Filtres, recherche et tri sont gardés sur cet appareil, pour vous seul. La liste, elle, reste à jour.
      </p>
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Nom de la vue" error={error} required>
          {(ties) => (
            <Input
              {...ties}
              value={name}
              maxLength={LONGEST_VIEW_NAME}
              autoComplete="off"
              data-initial-focus
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
