import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import { type SubmitEvent, useId, useState } from 'react';

interface SaveViewDialogProps {
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

const TITLE = 'Enregistrer cette vue';

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
      title={TITLE}
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
        Filtres, recherche et tri sont gardés sur cet appareil, pour votre seul compte. La liste, elle, reste
        à jour.
      </p>
      <form id={formId} aria-label={TITLE} noValidate onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}

/** Long enough for « Dossiers SCPI de Lyon à signer », short enough for a pill. */
const LONGEST_VIEW_NAME = 40;

/**
 * What is wrong with the name of a view, or undefined.
 *
 * @param taken names of the other views, built-in ones included; case and accents are ignored.
 */
function viewNameError(name: string, taken: readonly string[]): string | undefined {
  const asked = name.trim();
  if (asked === '') return 'Indiquez un nom pour cette vue.';
  if (taken.some((other) => french.compare(other.trim(), asked) === 0))
    return 'Une autre vue porte déjà ce nom.';
  return undefined;
}

const french = new Intl.Collator('fr-FR', { sensitivity: 'base' });
