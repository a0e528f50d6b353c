import { useSearchParams } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { FilterChip, FilterChips } from '@portal/ui/filter-bar';
import { Settings, Star } from '@portal/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defer, NEVER } from 'rxjs';
import { useResource } from '../../resource';
import { DISPLAY, displayIn } from '../list-display';
import styles from './list-views.module.css';
import { type ListName, type SavedView, useSavedViews, viewSearch } from './saved-views';

export interface BuiltInView {
  readonly name: string;
  readonly search: string;
}

interface ListViewsProps {
  readonly list: ListName;
  readonly builtIn: readonly BuiltInView[];
  /** Length of the first view; undefined while unknown, or while a filter narrows the list. */
  readonly total?: number | undefined;
  /** Names that views may not use: those of parts. */
  readonly reserved: readonly string[];
  /** Chips of the list's parts, shown after the first view. */
  readonly children?: ReactNode;
}

/** Most visits save no view. */
const viewDialogs = defer(() => import('./view-dialogs'));

/** Sorting or searching in a built-in view does not leave it. */
const NOT_OF_A_BUILT_IN_VIEW = ['q', 'tri', 'sens'];

/** Views of a list as pills: built-in views, the user's own, and buttons to save and manage them. */
export function ListViews({ list, builtIn, total, reserved, children }: ListViewsProps) {
  const [search, setSearch] = useSearchParams();
  const [views, keep] = useSavedViews(list);
  const [open, setOpen] = useState<'save' | 'manage'>();

  const asked = viewSearch(search);
  const bare = withoutOrder(search);
  const isSaved = views.some((view) => view.search === asked);
  const isBuiltIn = builtIn.some((view) => view.search === asked);
  // A part alone, as its chip opens it.
  const isPart = [...search.keys()].every((name) => ['vue', 'page', DISPLAY].includes(name));
  const names = [...builtIn.map(({ name }) => name), ...reserved];
  const close = () => setOpen(undefined);
  const { value: dialogs } = useResource(() => (open === undefined ? NEVER : viewDialogs), [open]);
  // Synchronous: the next filter choice builds on it.
  const show = (view: BuiltInView) =>
    setSearch(
      { ...Object.fromEntries(new URLSearchParams(view.search)), ...displayIn(search) },
      { flushSync: true },
    );
  const place = useRef<HTMLDivElement>(null);
  const [keptTimes, setKeptTimes] = useState(0);

  function keepAndClose(next: readonly SavedView[]) {
    keep(next);
    close();
    setKeptTimes(keptTimes + 1);
  }

  // The button that opened the dialog may be gone: focus the current view.
  useEffect(() => {
    if (keptTimes === 0 || document.activeElement !== document.body) return;
    const chips = place.current;
    (chips?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? chips?.querySelector('button'))?.focus();
  }, [keptTimes]);

  const [all, ...others] = builtIn;
  const builtInChip = (view: BuiltInView) => {
    const isShown = !isSaved && view.search === bare;
    return (
      <FilterChip
        key={view.name}
        pressed={isShown}
        count={view === all ? total : undefined}
        onPress={() => show(view)}
      >
        {view.name}
      </FilterChip>
    );
  };

  return (
    <div className={styles.views} ref={place}>
      <FilterChips label="Vues de la liste" tabs>
        {all && builtInChip(all)}
        {children}
        {others.map(builtInChip)}
        {views.map((view) => (
          <FilterChip key={view.name} pressed={view.search === asked} onPress={() => show(view)}>
            {view.name}
          </FilterChip>
        ))}
      </FilterChips>
      <div className={styles.keep}>
        {!isSaved && !isBuiltIn && !isPart && (
          <Button variant="quiet" icon={Star} aria-haspopup="dialog" onClick={() => setOpen('save')}>
            Enregistrer cette vue
          </Button>
        )}
        {views.length > 0 && (
          <Button variant="quiet" icon={Settings} aria-haspopup="dialog" onClick={() => setOpen('manage')}>
            Gérer vos vues
          </Button>
        )}
      </div>
      {dialogs && open === 'save' && (
        <dialogs.SaveViewDialog
          taken={[...names, ...views.map(({ name }) => name)]}
          onSave={(name) => keepAndClose([...views, { name, search: asked }])}
          onClose={close}
        />
      )}
      {dialogs && open === 'manage' && (
        <dialogs.ManageViewsDialog views={views} builtIn={names} onSave={keepAndClose} onClose={close} />
      )}
    </div>
  );
}

function withoutOrder(search: URLSearchParams): string {
  const bare = new URLSearchParams(search);
  for (const name of NOT_OF_A_BUILT_IN_VIEW) bare.delete(name);
  return viewSearch(bare);
}
