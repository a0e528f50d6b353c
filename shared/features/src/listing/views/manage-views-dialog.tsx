import { Field } from '@portal/ui/field';
import { Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Input } from '@portal/ui/input';
import { Text } from '@portal/ui/text';
import { useRef, useState } from 'react';
import styles from './list-views.module.css';
import type { SavedView } from './saved-views';
import { ViewDialog } from './view-dialog';
import { LONGEST_VIEW_NAME, viewNameError } from './view-names';

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
                  {...ties}
                  value={name}
                  maxLength={LONGEST_VIEW_NAME}
                  autoComplete="off"
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
