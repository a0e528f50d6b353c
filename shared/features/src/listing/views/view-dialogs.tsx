import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { FormStack } from '@portal/ui/form-layout';
import { Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Input } from '@portal/ui/input';
import { Text } from '@portal/ui/text';
import { type ReactNode, type Ref, type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './list-views.module.css';
import { LONGEST_VIEW_NAME, type SavedView, viewNameError } from './saved-views';

interface ViewDialogProps {
  readonly title: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The form, for moving focus when the focused element disappears. */
  readonly formRef?: Ref<HTMLFormElement> | undefined;
  readonly children: ReactNode;
}

function ViewDialog({ title, onSubmit, onClose, formRef, children }: ViewDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      title={title}
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
      <form
        id={formId}
        ref={formRef}
        tabIndex={-1}
        aria-label={title}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormStack>{children}</FormStack>
      </form>
    </Dialog>
  );
}

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

interface ManageViewsDialogProps {
  readonly views: readonly SavedView[];
  readonly builtIn: readonly string[];
  /** The remaining views, under their new names. */
  readonly onSave: (views: readonly SavedView[]) => void;
  readonly onClose: () => void;
}

/** Renames and deletes views; changes apply on « Enregistrer ». */
export function ManageViewsDialog({ views, builtIn, onSave, onClose }: ManageViewsDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(views.map((view) => ({ ...view, was: view.name })));
  const [isChecked, setChecked] = useState(false);
  const errorOf = (index: number) => {
    const others = drafts.filter((_, other) => other !== index).map(({ name }) => name);
    return viewNameError(drafts[index]?.name ?? '', [...builtIn, ...others]);
  };

  function remove(index: number) {
    setDrafts(drafts.filter((_, other) => other !== index));
    // The button disappears with its view: keep focus inside the form.
    form.current?.focus();
  }

  function submit() {
    setChecked(true);
    if (drafts.every((_, index) => errorOf(index) === undefined))
      onSave(drafts.map(({ name, search }) => ({ name: name.trim(), search })));
  }

  return (
    <ViewDialog title="Vos vues" onSubmit={submit} onClose={onClose} formRef={form}>
      <ul className={styles.drafts}>
        {drafts.map(({ name, search, was }, index) => (
          <li key={was + search} className={styles.draft}>
            <Field
              label={`Nom de la vue «\u00A0${was}\u00A0»`}
              size="sm"
              error={isChecked ? errorOf(index) : undefined}
            >
              {(ties) => (
                <Input
                  entry="text"
                  {...ties}
                  value={name}
                  maxLength={LONGEST_VIEW_NAME}
                  enterKeyHint="done"
                  onChange={(event) =>
                    setDrafts(drafts.with(index, { search, was, name: event.target.value }))
                  }
                />
              )}
            </Field>
            <IconButton
              label={`Supprimer la vue «\u00A0${was}\u00A0»`}
              glyph={Trash2}
              tone="danger"
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {drafts.length === 0 && <Text tone="muted">Toutes vos vues seront supprimées à l’enregistrement.</Text>}
    </ViewDialog>
  );
}
