import type { ProjectFilter, ProjectFilterName } from '@portal/domain/project';
import type { ReactNode } from 'react';
import { AgencyFilter } from './agency-filter';
import type { ChoiceGroup, FilterChoices } from './filter-choices';
import { FilterSelect } from './filter-select';
import { FilterSet } from './filter-set';
import { activeFilters } from './filter-words';
import { PeriodFilter } from './period-filter';

interface ListFiltersProps {
  readonly offered: readonly ProjectFilterName[];
  readonly filter: ProjectFilter;
  readonly onFilter: (filter: ProjectFilter) => void;
  readonly choices: FilterChoices;
  readonly statuses: readonly ChoiceGroup[] | undefined;
  readonly onReach: () => void;
  readonly count?: string | undefined;
  readonly sort?: ReactNode;
}

export function ListFilters({
  offered,
  choices,
  statuses,
  onReach,
  count,
  sort,
  ...props
}: ListFiltersProps) {
  const { filter, onFilter } = props;
  return (
    <FilterSet
      inForce={activeFilters(filter, choices, statuses)}
      onFilter={onFilter}
      onReach={onReach}
      count={count}
      sort={sort}
    >
      {offered.map((name) => {
        switch (name) {
          case 'agency':
            return (
              <AgencyFilter
                key={name}
                tree={choices.agencies}
                value={filter.agencyId}
                isAlone={filter.isAgencyAlone}
                onChoose={(agencyId) => onFilter({ ...filter, agencyId, isAgencyAlone: undefined })}
              />
            );
          case 'applicant':
            return (
              <FilterSelect
                key={name}
                label="Demandeur"
                all="Tous"
                value={filter.applicantId?.toString() ?? ''}
                groups={grouped(choices.applicants)}
                onChoose={(value) =>
                  onFilter({ ...filter, applicantId: value === '' ? undefined : Number(value) })
                }
              />
            );
          case 'agent':
            return (
              <FilterSelect
                key={name}
                label="Agent"
                all="Tous"
                value={filter.agentEmail ?? ''}
                groups={grouped(choices.agents)}
                onChoose={(value) => onFilter({ ...filter, agentEmail: value === '' ? undefined : value })}
              />
            );
          case 'status':
            return (
              <FilterSelect
                key={name}
                label="Statut"
                all="Tous"
                value={filter.statuses?.join(',') ?? ''}
                groups={statuses}
                onChoose={(value) => onFilter({ ...filter, statuses: value === '' ? undefined : [value] })}
              />
            );
          case 'dates':
            return (
              <PeriodFilter
                key={name}
                from={filter.from}
                to={filter.to}
                onChoose={(period) => onFilter({ ...filter, ...period })}
              />
            );
        }
      })}
    </FilterSet>
  );
}

const grouped = (choices: FilterChoices['agents']): readonly ChoiceGroup[] | undefined =>
  choices && [{ heading: '', choices }];
