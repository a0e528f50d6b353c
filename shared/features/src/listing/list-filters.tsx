import { activeFilters } from './active-filters';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { FilterSet } from './filter-set';

interface ListFiltersProps extends FilterFieldsProps {
  readonly onReach: () => void;
  readonly count?: string | undefined;
}

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
