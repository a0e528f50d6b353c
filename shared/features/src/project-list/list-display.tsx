import { BY_STEP, DISPLAY, displayIn, joined } from '@portal/features/listing';
import { useSearchParams, useSession } from '@portal/kit';
import { FilterChip, FilterChips } from '@portal/ui/filter-bar';

/** By the reader's e-mail, in memory as the place of a list is: another user of the document has chosen nothing. */
const readersByStep = new Set<string>();

/** How a reader last chose to have the projects drawn: see `displayIn`. */
export const displayOf = (reader: string): string => (readersByStep.has(reader) ? BY_STEP : '');

interface ListDisplay {
  readonly isByStep: boolean;
  readonly show: (isByStep: boolean) => void;
}

/** Whether the projects are drawn by step. The address says it; one without parameters is about to (`OpeningView`). */
export function useDisplay(): ListDisplay {
  const [search, setSearch] = useSearchParams();
  const reader = useSession().email ?? '';
  const isByStep = (displayIn(search) || (search.size === 0 && displayOf(reader))) === BY_STEP;

  return {
    isByStep,
    show: (next) => {
      readersByStep[next ? 'add' : 'delete'](reader);
      const asked = new URLSearchParams(search);
      for (const name of ['page', DISPLAY]) asked.delete(name);
      setSearch(joined(asked.toString(), displayOf(reader)), { replace: true, flushSync: true });
    },
  };
}

export function DisplaySwitch({ display: { isByStep, show } }: { readonly display: ListDisplay }) {
  return (
    <FilterChips label="Affichage">
      <FilterChip pressed={!isByStep} onPress={() => show(false)}>
        Tableau
      </FilterChip>
      <FilterChip pressed={isByStep} onPress={() => show(true)}>
        Par phase
      </FilterChip>
    </FilterChips>
  );
}
