import { useSearchParams } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { FilterChip, FilterChips } from '@portal/ui/filter-bar';
import { Settings, Star } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Cluster } from '@portal/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { defer, NEVER } from 'rxjs';
import { useResource } from '../../resource';
import { DISPLAY, displayIn, joined, PAGE, PART, WHOLE } from '../filters/list-address';
import { OPENING_VIEW, SAVED_VIEWS, useKept } from './kept-views';
import styles from './view-bar.module.css';

/** Most visits save and arrange no view. */
const viewDialogs = defer(() => import('./view-dialogs'));

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

/** Views of a list: the whole one, its parts and the user's own, with buttons to save and arrange them. */
export function ViewBar({ list, whole, total, parts, part, counts, isCut, onPart }: ViewBarProps) {
  const [search, setSearch] = useSearchParams();
  const [saved, keepSaved] = useKept(SAVED_VIEWS, list);
  const [{ opens }, keepOpening] = useKept(OPENING_VIEW, list);
  const [open, setOpen] = useState<'save' | 'arrange'>();

  const asked = viewSearch(search);
  const isSaved = saved.some((view) => view.search === asked);
  const narrowing = [...new URLSearchParams(asked).keys()];
  // Sorting or searching does not leave the whole list.
  const isWhole = !isSaved && narrowing.every((name) => ['q', 'tri', 'sens'].includes(name));
  const isToSave = !isSaved && narrowing.some((name) => name !== PART);
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

  // One line scrolls sideways: the view in force is in sight.
  useEffect(() => {
    const shown = place.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const line = shown?.parentElement;
    if (!shown || !line) return;
    const start = shown.offsetLeft - line.scrollLeft;
    if (start < 0 || start + shown.offsetWidth > line.clientWidth) line.scrollLeft = shown.offsetLeft;
  }, [search, saved]);

  // Synchronous: the next filter choice builds on it.
  const show = (view: string) => setSearch(joined(view, displayIn(search)), { flushSync: true });
  const portals = [
    { name: whole, search: '' },
    ...parts.map(({ name, words }) => ({ name: words, search: `${PART}=${name}` })),
  ];
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
      <Cluster gap={2} className={styles.keep}>
        {isToSave && (
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
          taken={[...portals, ...saved].map(({ name }) => name)}
          onSave={(name) => {
            keepSaved([...saved, { name, search: asked }]);
            closeKept();
          }}
          onClose={close}
        />
      )}
      {dialogs && open === 'arrange' && (
        <dialogs.ArrangeViewsDialog
          portals={portals}
          saved={saved}
          opens={opens}
          onSave={(kept, next) => {
            keepSaved(kept);
            keepOpening({ opens: next });
            closeKept();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Normalised query string without page number and display: two queries for the same rows give equal strings. */
function viewSearch(search: URLSearchParams): string {
  const asked = new URLSearchParams(search);
  for (const name of [PAGE, DISPLAY]) asked.delete(name);
  if (asked.get(PART) === WHOLE) asked.delete(PART);
  asked.sort();
  return asked.toString();
}
