import { FilterChip, FilterChips } from '@portal/ui/filter-bar';
import type { ListDisplay } from './use-display';

/** The rows as a table, or by step. */
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
