import { Button } from '@portal/ui/button';
import { Count } from '@portal/ui/count';
import { FilterBar, FilterChips, RemovableChip } from '@portal/ui/filter-bar';
import { SlidersHorizontal } from '@portal/ui/icon';
import { useMinWidth } from '@portal/ui/viewport';
import { type ReactNode, useState } from 'react';
import styles from './filter-set.module.css';
import { FilterSheet } from './filter-sheet';

/** A filter that is on, in words, and its way out. */
export interface FilterInForce {
  readonly name: string;
  readonly words: string;
  readonly onRemove: () => void;
}

interface FilterSetProps {
  readonly inForce: readonly FilterInForce[];
  readonly onClear: () => void;
  /** Someone is about to use the filters: time to ask for their choices. */
  readonly onReach?: (() => void) | undefined;
  /** How long the list is now; undefined while it loads. */
  readonly count?: string | undefined;
  /** One small `Field` per filter. */
  readonly children: ReactNode;
}

/** The filters of a list: a bar on a wide screen; a button, a sheet and those in force as chips on a narrow one. */
export function FilterSet({ onReach, ...filters }: FilterSetProps) {
  const isWide = useMinWidth('64rem');
  return (
    // The group only listens for someone coming near; every control inside is a control of its own.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label="Filtres" onPointerEnter={onReach} onFocus={onReach}>
      {isWide ? <FilterRow {...filters} /> : <FoldedFilters {...filters} />}
    </div>
  );
}

type FiltersProps = Omit<FilterSetProps, 'onReach'>;

function FilterRow({ onClear, children }: FiltersProps) {
  return (
    <FilterBar className={styles.bar} actions={<Button onClick={onClear}>Effacer</Button>}>
      {children}
    </FilterBar>
  );
}

function FoldedFilters({ inForce, onClear, count, children }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.folded}>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filtres
        {inForce.length > 0 && <Count>{inForce.length}</Count>}
      </Button>
      {inForce.length > 0 && (
        <FilterChips label="Filtres actifs" scroll>
          {inForce.map(({ name, words, onRemove }) => (
            <RemovableChip key={name} onRemove={onRemove}>
              {words}
            </RemovableChip>
          ))}
        </FilterChips>
      )}
      <FilterSheet
        open={isOpen}
        count={count}
        onClear={inForce.length > 0 ? onClear : undefined}
        onClose={() => setOpen(false)}
      >
        {children}
      </FilterSheet>
    </div>
  );
}
