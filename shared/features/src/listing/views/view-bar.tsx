import { useSearchParams } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { FilterChip, FilterChips } from '@portal/ui/filter-bar';
import { Star, Trash2 } from '@portal/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { defer, NEVER } from 'rxjs';
import { useResource } from '../../resource';
import { DISPLAY, displayIn, joined, PAGE, PART } from '../filters/list-address';
import { useSavedViews } from './kept-views';
import styles from './view-bar.module.css';

/** Most visits save no view. */
const saveViewDialog = defer(() => import('./save-view-dialog'));

interface PartShown {
  readonly name: string;
  readonly words: string;
  /** What it holds waits for the reader: its count is amber. */
  readonly yours?: boolean | undefined;
}

interface ViewBarProps {
  readonly list: string;
  /** Name of the whole list: « Tous ». */
  readonly whole: string;
  /** Length of the whole list; undefined where it will not be known, or while a filter narrows the list. */
  readonly total?: number | 'coming' | undefined;
  readonly parts: readonly PartShown[];
  readonly part: PartShown | undefined;
  /** By index of the parts; undefined where they will not be known. */
  readonly counts?: readonly (number | undefined)[] | 'coming' | undefined;
  /** The list was cut at its limit: counts are minimums. */
  readonly isCut: boolean;
  readonly onPart: (name: string | undefined) => void;
}

/** Views of a list: the whole one, its parts and the user's own, with a button that saves this one or deletes it. */
export function ViewBar({ list, whole, total, parts, part, counts, isCut, onPart }: ViewBarProps) {
  const [search, setSearch] = useSearchParams();
  const [saved, keep] = useSavedViews(list);
  const [isSaving, setSaving] = useState(false);
  const { value: dialog } = useResource(() => (isSaving ? saveViewDialog : NEVER), [isSaving]);

  const asked = viewSearch(search);
  const isSaved = saved.some((view) => view.search === asked);
  const narrowing = [...new URLSearchParams(asked).keys()];
  // Sorting or searching does not leave the whole list.
  const isWhole = !isSaved && narrowing.every((name) => ['q', 'tri', 'sens'].includes(name));
  const isToSave = !isSaved && narrowing.some((name) => name !== PART);
  const remove = () => keep(saved.filter((view) => view.search !== asked));

  // One line scrolls sideways: the view in force is in sight.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const line = shown?.parentElement;
    if (!shown || !line) return;
    const start = shown.offsetLeft - line.scrollLeft;
    if (start < 0 || start + shown.offsetWidth > line.clientWidth) line.scrollLeft = shown.offsetLeft;
  }, [search, saved]);

  // Synchronous: the next filter choice builds on it.
  const show = (view: string) => setSearch(joined(view, displayIn(search)), { flushSync: true });
  return (
    <div className={styles.views} ref={place} data-screen-only>
      <FilterChips label="Vues de la liste" tabs>
        <FilterChip pressed={isWhole} count={total} onPress={() => show('')}>
          {whole}
        </FilterChip>
        {parts.map((each, index) => (
          <FilterChip
            key={each.name}
            pressed={part === each}
            count={counts === 'coming' ? counts : counts?.[index]}
            atLeast={isCut}
            yours={each.yours}
            onPress={() => onPart(part === each ? undefined : each.name)}
          >
            {each.words}
          </FilterChip>
        ))}
        {saved.map((view) => (
          <FilterChip key={view.search} pressed={view.search === asked} onPress={() => show(view.search)}>
            {view.name}
          </FilterChip>
        ))}
      </FilterChips>
      {(isSaved || isToSave) && (
        // One button, so that the focus stays: what was deleted is still asked for, and can be saved again.
        <Button
          variant="quiet"
          icon={isSaved ? Trash2 : Star}
          aria-haspopup={isSaved ? undefined : 'dialog'}
          onClick={isSaved ? remove : () => setSaving(true)}
        >
          {isSaved ? 'Supprimer cette vue' : 'Enregistrer cette vue'}
        </Button>
      )}
      {dialog && isSaving && (
        <dialog.SaveViewDialog
          taken={[whole, ...parts.map(({ words }) => words), ...saved.map(({ name }) => name)]}
          onSave={(name) => {
            keep([...saved, { name, search: asked }]);
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

/** Normalised query string without page number and display: two queries for the same rows give equal strings. */
function viewSearch(search: URLSearchParams): string {
  const asked = new URLSearchParams(search);
  for (const name of [PAGE, DISPLAY]) asked.delete(name);
  asked.sort();
  return asked.toString();
}
