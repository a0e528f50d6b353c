import { useSearchParams } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { FilterChip, FilterChips } from '@portal/ui/filter-bar';
import { Settings, Star } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Cluster } from '@portal/ui/layout';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { defer, NEVER } from 'rxjs';
import { useResource } from '../../resource';
import { DISPLAY, displayIn, joined, PAGE, PART, WHOLE } from '../filters/list-address';
import { inOwnOrder, SAVED_VIEWS, useKept, VIEW_ORDER } from './kept-views';
import styles from './view-bar.module.css';

export interface BuiltInView {
  readonly name: string;
  readonly search: string;
}

interface ViewBarProps {
  readonly list: string;
  readonly builtIn: readonly BuiltInView[];
  /** Length of the first view; undefined where it will not be known, or while a filter narrows the list. */
  readonly total?: number | 'coming' | undefined;
  /** The list's parts, after the first view; `name` is that of the address. */
  readonly parts: readonly { readonly name: string; readonly words: string; readonly chip: ReactNode }[];
}

/** Most visits save and move no view. */
const viewDialogs = defer(() => import('./view-dialogs'));

/** Sorting or searching in a built-in view does not leave it. */
const NOT_OF_A_BUILT_IN_VIEW = ['q', 'tri', 'sens'];

/** Views of a list in the user's order: built-in ones, parts and their own, with buttons to save and arrange them. */
export function ViewBar({ list, builtIn, total, parts }: ViewBarProps) {
  const [search, setSearch] = useSearchParams();
  const [saved, keepSaved] = useKept(SAVED_VIEWS, list);
  const [own, keepOrder] = useKept(VIEW_ORDER, list);
  const [open, setOpen] = useState<'save' | 'arrange'>();

  const asked = viewSearch(search);
  const bare = viewSearch(search, NOT_OF_A_BUILT_IN_VIEW);
  const isSaved = saved.some((view) => view.search === asked);
  const isBuiltIn = builtIn.some((view) => view.search === asked);
  const isPart = [...new URLSearchParams(asked).keys()].every((name) => name === PART);
  const close = () => setOpen(undefined);
  const { value: dialogs } = useResource(() => (open === undefined ? NEVER : viewDialogs), [open]);
  const place = useRef<HTMLDivElement>(null);
  const [keptTimes, setKeptTimes] = useState(0);

  function closeKept() {
    close();
    setKeptTimes(keptTimes + 1);
  }

  // The button that opened the dialog may be gone: focus the current view.
  useEffect(() => {
    if (keptTimes === 0 || document.activeElement !== document.body) return;
    const chips = place.current;
    (chips?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? chips?.querySelector('button'))?.focus();
  }, [keptTimes]);

  // One line scrolls sideways: the view in force is in sight, after the one before it, which begins the line.
  useEffect(() => {
    const shown = place.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const line = shown?.parentElement;
    if (!shown || !line) return;
    const start = shown.offsetLeft - line.scrollLeft;
    if (start >= 0 && start + shown.offsetWidth <= line.clientWidth) return;
    const before = shown.previousElementSibling;
    const hasRoom =
      before instanceof HTMLElement && before.offsetWidth + shown.offsetWidth <= line.clientWidth;
    line.scrollLeft = (hasRoom ? before : shown).offsetLeft;
  }, [search, own]);

  const chip = ({ name, search: shown }: BuiltInView, isShown: boolean, count?: number | 'coming') => (
    // Synchronous: the next filter choice builds on it.
    <FilterChip
      pressed={isShown}
      count={count}
      onPress={() => setSearch(joined(shown, displayIn(search)), { flushSync: true })}
    >
      {name}
    </FilterChip>
  );
  const builtInChip = (view: BuiltInView) => ({
    ...view,
    chip: chip(view, !isSaved && view.search === bare, view === builtIn[0] ? total : undefined),
  });
  const views = [
    ...builtIn.slice(0, 1).map(builtInChip),
    ...parts.map((part) => ({ name: part.words, search: `${PART}=${part.name}`, chip: part.chip })),
    ...builtIn.slice(1).map(builtInChip),
    ...saved.map((view) => ({ ...view, chip: chip(view, view.search === asked) })),
  ];

  return (
    <div className={styles.views} ref={place} data-screen-only>
      <FilterChips label="Vues de la liste" tabs>
        {inOwnOrder(views, own.order).map((view) => (
          <Fragment key={view.search}>{view.chip}</Fragment>
        ))}
      </FilterChips>
      <Cluster gap={2} className={styles.keep}>
        {!isSaved && !isBuiltIn && !isPart && (
          <Button variant="quiet" icon={Star} aria-haspopup="dialog" onClick={() => setOpen('save')}>
            Enregistrer cette vue
          </Button>
        )}
        <IconButton
          label="Organiser les vues"
          glyph={Settings}
          aria-haspopup="dialog"
          onClick={() => setOpen('arrange')}
        />
      </Cluster>
      {dialogs && open === 'save' && (
        <dialogs.SaveViewDialog
          taken={views.map(({ name }) => name)}
          onSave={(name) => {
            keepSaved([...saved, { name, search: asked }]);
            closeKept();
          }}
          onClose={close}
        />
      )}
      {dialogs && open === 'arrange' && (
        <dialogs.ArrangeViewsDialog
          views={views.map(({ name, search: shown }) => ({ name, search: shown }))}
          saved={saved}
          own={own}
          onSave={(kept, order) => {
            keepSaved(kept);
            keepOrder(order);
            closeKept();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/**
 * Normalised query string without page number and display: two queries for the same rows give equal strings.
 *
 * @param without further parameters that do not count
 */
function viewSearch(search: URLSearchParams, without: readonly string[] = []): string {
  const asked = new URLSearchParams(search);
  for (const name of [PAGE, DISPLAY, ...without]) asked.delete(name);
  if (asked.get(PART) === WHOLE) asked.delete(PART);
  asked.sort();
  return asked.toString();
}
