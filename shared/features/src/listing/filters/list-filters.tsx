import type { ProjectFilter, ProjectFilterName } from '@portal/domain/project';
import { Fragment, type ReactNode } from 'react';
import { activeFilters, FILTER_CONTROLS, type KnownFilters } from './filter-controls';
import { FilterSet } from './filter-set';

interface ListFiltersProps extends KnownFilters {
  readonly offered: readonly ProjectFilterName[];
  readonly onFilter: (filter: ProjectFilter) => void;
  readonly onReach: () => void;
  readonly count?: string | undefined;
  readonly sort?: ReactNode;
}

export function ListFilters({ offered, onFilter, onReach, count, sort, ...known }: ListFiltersProps) {
  return (
    <FilterSet inForce={activeFilters(known)} onFilter={onFilter} onReach={onReach} count={count} sort={sort}>
      {offered.map((name) => (
        <Fragment key={name}>
          {FILTER_CONTROLS[name].control(known, (part) => onFilter({ ...known.filter, ...part }))}
        </Fragment>
      ))}
    </FilterSet>
  );
}
