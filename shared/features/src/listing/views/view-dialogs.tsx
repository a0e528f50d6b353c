import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { FormStack } from '@portal/ui/form-layout';
import { ArrowDown, ArrowUp, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Input, Select } from '@portal/ui/input';
import { Text } from '@portal/ui/text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { inOwnOrder, type SavedView, type ViewOrder } from './kept-views';
import styles from './view-dialogs.module.css';

// Loaded when one of the two dialogs opens.

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
  readonly views: readonly SavedView[];
  readonly saved: readonly SavedView[];
  readonly own: ViewOrder;
  /** The saved views that remain, under their new names, and the order of all. */
  readonly onSave: (saved: readonly SavedView[], own: ViewOrder) => void;
  readonly onClose: () => void;
}

interface Draft extends SavedView {
  readonly was: string;
  readonly isSaved: boolean;
}

const MOVES = [
  { verb: 'Monter', glyph: ArrowUp, by: -1 },
  { verb: 'Descendre', glyph: ArrowDown, by: 1 },
] as const;

type Step = (typeof MOVES)[number]['by'];

/** Which view a list opens with, in which order the views stand, and the names of the user's own. */
export function ArrangeViewsDialog({ views, saved, own, onSave, onClose }: ArrangeViewsDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const natural = views.map((view): Draft => {
    const isSaved = saved.some(({ search }) => search === view.search);
    return { ...view, was: view.name, isSaved };
  });
  const [drafts, setDrafts] = useState(() => inOwnOrder(natural, own.order));
  const [opens, setOpens] = useState(natural.some(({ search }) => search === own.opens) ? own.opens : '');
  const [isChecked, setChecked] = useState(false);
  const [moved, setMoved] = useState<{ readonly search: string; readonly by: Step }>();
  const errorOf = (index: number) => {
    const draft = drafts[index];
    if (draft === undefined || !draft.isSaved) return undefined;
    const others = drafts.filter((other) => other !== draft).map(({ name }) => name);
    return viewNameError(draft.name, others);
  };

  // A node that moves loses the focus, and at an end its button has nothing left to do.
  useLayoutEffect(() => {
    if (moved === undefined) return;
    const buttons = [...(form.current?.querySelectorAll<HTMLButtonElement>('button[data-move]') ?? [])];
    const mine = buttons.filter(({ dataset }) => dataset['view'] === moved.search && !dataset['end']);
    (mine.find(({ dataset }) => dataset['move'] === String(moved.by)) ?? mine[0])?.focus();
  }, [moved]);

  function move(index: number, by: Step) {
    const draft = drafts[index];
    const neighbour = drafts[index + by];
    if (draft === undefined || neighbour === undefined) return;
    setDrafts(drafts.with(index, neighbour).with(index + by, draft));
    setMoved({ search: draft.search, by });
  }

  function remove(draft: Draft) {
    setDrafts(drafts.filter((other) => other !== draft));
    if (opens === draft.search) setOpens('');
    // The button disappears with its view: keep focus inside the form.
    form.current?.focus();
  }

  function reset() {
    setDrafts(natural.flatMap(({ search }) => drafts.find((draft) => draft.search === search) ?? []));
    setOpens('');
    setMoved(undefined);
    form.current?.focus();
  }

  function submit() {
    setChecked(true);
    if (drafts.some((_, index) => errorOf(index) !== undefined)) return;
    const order = drafts.map(({ search }) => search);
    const isNatural = order.every((search, index) => natural.filter(isKept)[index]?.search === search);
    onSave(
      saved.flatMap(({ search }) => {
        const draft = drafts.find((other) => other.search === search);
        return draft === undefined ? [] : { name: draft.name.trim(), search };
      }),
      { order: isNatural ? [] : order, opens },
    );
  }
  const isKept = ({ search }: SavedView) => drafts.some((draft) => draft.search === search);

  const place = drafts.findIndex(({ search }) => search === moved?.search);
  return (
    <ViewDialog title="Organiser les vues" onSubmit={submit} onClose={onClose} formRef={form}>
      <p>Vos vues, leur ordre et la vue d’ouverture sont gardés sur cet appareil, pour votre seul compte.</p>
      <Field label="La liste s’ouvre avec la vue">
        {(ties) => (
          <Select {...ties} value={opens} onChange={(event) => setOpens(event.target.value)}>
            {drafts.map(({ search, name }) => (
              <option key={search} value={search}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ol className={styles.drafts} aria-label="Ordre des vues">
        {drafts.map((draft, index) => {
          const called = `la vue «\u00A0${draft.was}\u00A0»`;
          return (
            <li key={draft.search} className={styles.draft}>
              {draft.isSaved ? (
                <NameField
                  label={
                    <>
                      Nom de la vue<VisuallyHidden>{` «\u00A0${draft.was}\u00A0»`}</VisuallyHidden>
                    </>
                  }
                  size="sm"
                  error={isChecked ? errorOf(index) : undefined}
                  name={draft.name}
                  onName={(name) => setDrafts(drafts.with(index, { ...draft, name }))}
                />
              ) : (
                <Text as="span">{draft.name}</Text>
              )}
              {draft.isSaved && (
                <IconButton
                  label={`Supprimer ${called}`}
                  glyph={Trash2}
                  tone="danger"
                  onClick={() => remove(draft)}
                />
              )}
              {MOVES.map(({ verb, glyph, by }) => {
                const isEnd = drafts[index + by] === undefined;
                return (
                  <IconButton
                    key={verb}
                    label={`${verb} ${called}`}
                    glyph={glyph}
                    data-move={by}
                    data-view={draft.search}
                    data-end={isEnd || undefined}
                    aria-disabled={isEnd || undefined}
                    onClick={() => move(index, by)}
                  />
                );
              })}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">
        {place === -1
          ? ''
          : `${drafts[place]?.was ?? ''}\u00A0: ${String(place + 1)}\u00A0sur\u00A0${String(drafts.length)}`}
      </VisuallyHidden>
      <div>
        <Button variant="quiet" className={styles.reset} onClick={reset}>
          Rétablir l’ordre d’origine
        </Button>
      </div>
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
