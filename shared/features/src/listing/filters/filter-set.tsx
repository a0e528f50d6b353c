import { Button } from '@portal/ui/button';
import { Count } from '@portal/ui/count';
import { Dialog } from '@portal/ui/dialog';
import { FilterBar, FilterChips, RemovableChip } from '@portal/ui/filter-bar';
import { SlidersHorizontal } from '@portal/ui/icon';
import { useMinWidth } from '@portal/ui/viewport';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import styles from './filter-set.module.css';

export interface FilterInForce<Filter> {
  readonly name: string;
  readonly words: string;
  readonly without: Filter;
}

interface FilterSetProps<Filter> {
  readonly inForce: readonly FilterInForce<Partial<Filter>>[];
  readonly onFilter: (filter: Partial<Filter>) => void;
  /** The user approaches the filters: load their options. */
  readonly onReach?: (() => void) | undefined;
  /** Length of the filtered list; undefined while loading, or where there is no list. */
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

/** Filters of a list: a bar on wide screens; on narrow ones a sheet, and the active filters as chips. */
export function FilterSet<Filter>({ onReach, onFilter, children, ...rest }: FilterSetProps<Filter>) {
  const isWide = useMinWidth('64rem');
  const [clearings, setClearings] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const filters = {
    ...rest,
    onFilter,
    onClear: () => {
      onFilter({});
      setClearings(clearings + 1);
      // The pressed button disappears.
      group.current?.focus();
    },
    // What was typed and does not filter yet is cleared as well.
    children: <Fragment key={clearings}>{children}</Fragment>,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only preloads the options on approach
    <div
      ref={group}
      role="group"
      aria-label="Filtres"
      tabIndex={-1}
      className={styles.set}
      onPointerEnter={onReach}
      onFocus={onReach}
    >
      {isWide ? (
        <FilterBar
          className={styles.bar}
          actions={rest.inForce.length > 0 && <Button onClick={filters.onClear}>Effacer</Button>}
        >
          {filters.children}
        </FilterBar>
      ) : (
        <FoldedFilters {...filters} />
      )}
    </div>
  );
}

type FiltersProps<Filter> = Omit<FilterSetProps<Filter>, 'onReach'> & { readonly onClear: () => void };

function FoldedFilters<Filter>({ inForce, onFilter, onClear, count, children }: FiltersProps<Filter>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.folded}>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span data-words>Filtres</span>
        {inForce.length > 0 && <Count>{inForce.length}</Count>}
      </Button>
      {inForce.length > 0 && (
        <FilterChips label="Filtres actifs" scroll>
          {inForce.map(({ name, words, without }) => (
            <RemovableChip key={name} onRemove={() => onFilter(without)}>
              {words}
            </RemovableChip>
          ))}
        </FilterChips>
      )}
      {/* The filters apply at once: the list updates behind the sheet. */}
      {isOpen && (
        <Dialog
          title="Filtres"
          onClose={() => setOpen(false)}
          actions={
            <>
              {inForce.length > 0 && <Button onClick={onClear}>Effacer les filtres</Button>}
              <Button variant="primary" onClick={() => setOpen(false)}>
                {count === undefined ? 'Voir les résultats' : `Voir les résultats (${count})`}
              </Button>
            </>
          }
        >
          <FilterBar>{children}</FilterBar>
        </Dialog>
      )}
    </div>
  );
}
