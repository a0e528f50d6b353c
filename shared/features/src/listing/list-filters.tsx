import { activeFilters } from './active-filters';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { FilterSet } from './filter-set';

interface ListFiltersProps extends FilterFieldsProps {
  /** Someone is about to use the filters: time to ask for their choices. */
  readonly onReach: () => void;
  /** How long the list is now; undefined while it loads. */
  readonly count?: string | undefined;
}

/** The filters of the lists of projects and proposals, and of the dashboard that counts them. */
export function ListFilters({ onReach, count, ...fields }: ListFiltersProps) {
  const { filter, choices, statuses, onFilter } = fields;
  return (
    <FilterSet
      inForce={activeFilters(filter, choices, statuses)}
      onFilter={onFilter}
      onReach={onReach}
      count={count}
    >
      <FilterFields {...fields} />
    </FilterSet>
  );
}
