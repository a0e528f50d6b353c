import type { ProjectFilter, ProjectFilterName } from '@portal/domain/project';
import { Field } from '@portal/ui/field';
import { Input } from '@portal/ui/input';
import { AgencyFilter } from './agency-filter';
import type { ChoiceGroup, FilterChoices } from './filter-choices';
import { FilterSelect } from './filter-select';

export interface FilterFieldsProps {
  readonly offered: readonly ProjectFilterName[];
  readonly filter: ProjectFilter;
  readonly onFilter: (filter: ProjectFilter) => void;
  readonly choices: FilterChoices;
  readonly statuses: readonly ChoiceGroup[] | undefined;
}

export function FilterFields({ offered, filter, onFilter, choices, statuses }: FilterFieldsProps) {
  return (
    <>
      {offered.map((name) => {
        switch (name) {
          case 'agency':
            return (
              <AgencyFilter
                key={name}
                tree={choices.agencies}
                value={filter.agencyId}
                onChoose={(agencyId) => onFilter({ ...filter, agencyId })}
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
            return <Period key={name} filter={filter} onFilter={onFilter} />;
        }
      })}
    </>
  );
}

function Period({ filter, onFilter }: Pick<FilterFieldsProps, 'filter' | 'onFilter'>) {
  const day = (value: string) => (value === '' ? undefined : value);
  return (
    <>
      <Field label="Du" size="sm">
        {(ties) => (
          <Input
            {...ties}
            type="date"
            figures
            value={filter.from ?? ''}
            max={filter.to}
            onChange={(event) => onFilter({ ...filter, from: day(event.target.value) })}
          />
        )}
      </Field>
      <Field label="Au" size="sm">
        {(ties) => (
          <Input
            {...ties}
            type="date"
            figures
            value={filter.to ?? ''}
            min={filter.from}
            onChange={(event) => onFilter({ ...filter, to: day(event.target.value) })}
          />
        )}
      </Field>
    </>
  );
}

const grouped = (choices: FilterChoices['agents']): readonly ChoiceGroup[] | undefined =>
  choices && [{ heading: '', choices }];
