import { activeFilters } from './active-filters';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { FilterSet } from './filter-set';

interface ListFiltersProps extends FilterFieldsProps {
  /** The user approaches the filters: load their options. */
  readonly onReach: () => void;
  /** Length of the list; undefined while loading. */
  readonly count?: string | undefined;
}

/** Filters of the project and proposal lists, and of the dashboard. */
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
