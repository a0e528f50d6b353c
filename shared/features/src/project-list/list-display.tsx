import { BY_STEP, DISPLAY, displayIn, joined } from '@portal/features/listing';
import { useSearchParams } from '@portal/kit';
import { FilterChip, FilterChips } from '@portal/ui/filter-bar';

/** Whether the projects are drawn by step, which the address says. */
export function DisplaySwitch() {
  const [search, setSearch] = useSearchParams();
  const isByStep = displayIn(search) === BY_STEP;
  const show = (display: string) => {
    const asked = new URLSearchParams(search);
    for (const name of ['page', DISPLAY]) asked.delete(name);
    setSearch(joined(asked.toString(), display), { replace: true, flushSync: true });
  };
  return (
    <FilterChips label="Affichage">
      <FilterChip pressed={!isByStep} onPress={() => show('')}>
        Tableau
      </FilterChip>
      <FilterChip pressed={isByStep} onPress={() => show(BY_STEP)}>
        Par phase
      </FilterChip>
    </FilterChips>
  );
}
