import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { FormStack } from '@portal/ui/form-layout';
import { ArrowUp, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Input, Select } from '@portal/ui/input';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { SavedView } from './kept-views';
import styles from './view-dialogs.module.css';

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
      <NameField
        label="Nom de la vue"
        error={error}
        name={name}
        onName={setName}
        required
        data-initial-focus
      />
    </ViewDialog>
  );
}

interface ArrangeViewsDialogProps {
  /** The views that every reader has. */
  readonly portals: readonly SavedView[];
  readonly saved: readonly SavedView[];
  readonly opens: string;
  /** The saved views that remain, under their new names, and the one that the list opens with. */
  readonly onSave: (saved: readonly SavedView[], opens: string) => void;
  readonly onClose: () => void;
}

interface Draft extends SavedView {
  readonly was: string;
}

/** Which view a list opens with, and the names and the order of the user's own. */
export function ArrangeViewsDialog({
  portals,
  saved,
  opens: kept,
  onSave,
  onClose,
}: ArrangeViewsDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => saved.map((view): Draft => ({ ...view, was: view.name })));
  const [opens, setOpens] = useState(kept);
  const [isChecked, setChecked] = useState(false);
  const [moved, setMoved] = useState('');
  const views = [...portals, ...drafts];
  const errorOf = (draft: Draft) =>
    viewNameError(
      draft.name,
      views.filter((other) => other !== draft).map(({ name }) => name),
    );

  function remove(draft: Draft) {
    setDrafts(drafts.filter((other) => other !== draft));
    // The button disappears with its view: keep focus inside the form.
    form.current?.focus();
  }

  function moveUp(index: number) {
    const [before, draft] = [drafts[index - 1], drafts[index]];
    if (!before || !draft) return;
    setDrafts(drafts.with(index - 1, draft).with(index, before));
    setMoved(`${draft.was}\u00A0: ${String(index)}\u00A0sur\u00A0${String(drafts.length)}`);
  }

  function submit() {
    setChecked(true);
    if (drafts.some((draft) => errorOf(draft) !== undefined)) return;
    onSave(
      drafts.map(({ name, search }) => ({ name: name.trim(), search })),
      views.some(({ search }) => search === opens) ? opens : '',
    );
  }

  return (
    <ViewDialog title="Organiser les vues" onSubmit={submit} onClose={onClose} formRef={form}>
      <p>Vos vues, leur ordre et la vue d’ouverture sont gardés sur cet appareil, pour votre seul compte.</p>
      <Field label="La liste s’ouvre avec la vue">
        {(ties) => (
          <Select {...ties} value={opens} onChange={(event) => setOpens(event.target.value)}>
            {views.map(({ search, name }) => (
              <option key={search} value={search}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {drafts.map((draft, index) => (
        <div key={draft.search} className={styles.draft}>
          <NameField
            label={
              <>
                Nom de la vue<VisuallyHidden>{` «\u00A0${draft.was}\u00A0»`}</VisuallyHidden>
              </>
            }
            size="sm"
            error={isChecked ? errorOf(draft) : undefined}
            name={draft.name}
            onName={(name) => setDrafts(drafts.with(index, { ...draft, name }))}
          />
          <IconButton
            label={`Monter la vue «\u00A0${draft.was}\u00A0»`}
            glyph={ArrowUp}
            aria-disabled={index === 0 || undefined}
            onClick={() => moveUp(index)}
          />
          <IconButton
            label={`Supprimer la vue «\u00A0${draft.was}\u00A0»`}
            glyph={Trash2}
            tone="danger"
            onClick={() => remove(draft)}
          />
        </div>
      ))}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </ViewDialog>
  );
}

interface NameFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly 'data-initial-focus'?: boolean;
}

const NameField = ({ name, onName, 'data-initial-focus': isFirst, ...field }: NameFieldProps) => (
  <Field {...field}>
    {(ties) => (
      <Input
        entry="text"
        {...ties}
        value={name}
        maxLength={LONGEST_VIEW_NAME}
        enterKeyHint="done"
        data-initial-focus={isFirst}
        onChange={(event) => onName(event.target.value)}
      />
    )}
  </Field>
);

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
