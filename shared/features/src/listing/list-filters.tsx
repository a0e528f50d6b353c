import type { ProjectFilter, ProjectFilterName } from '@portal/domain/project';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { Count } from '@portal/ui/count';
import { Field } from '@portal/ui/field';
import { FilterBar, FilterChips, RemovableChip } from '@portal/ui/filter-bar';
import { SlidersHorizontal } from '@portal/ui/icon';
import { Input } from '@portal/ui/input';
import { useMinWidth } from '@portal/ui/viewport';
import { useId, useState } from 'react';
import { activeFilters } from './active-filters';
import type { ChoiceGroup, FilterChoices } from './filter-choices';
import { FilterSelect } from './filter-select';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  /** Which filters exist: the policy of the list says. */
  readonly offered: readonly ProjectFilterName[];
  readonly filter: ProjectFilter;
  readonly onFilter: (filter: ProjectFilter) => void;
  readonly choices: FilterChoices;
  readonly statuses: readonly ChoiceGroup[] | undefined;
  /** Someone is about to use the filters: time to ask for their choices. */
  readonly onReach: () => void;
}

/** The filters of a list: a bar on a wide screen; a button, a panel and the active ones as chips on a narrow one. */
export function ListFilters(props: ListFiltersProps) {
  const isWide = useMinWidth('64rem');
  return (
    // The group only listens for someone coming near; every control inside is a control of its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onPointerEnter={props.onReach} onFocus={props.onReach}>
      <Card aria-label="Filtres" className={styles.filters}>
        {isWide ? <Filters {...props} /> : <FoldedFilters {...props} />}
      </Card>
    </div>
  );
}

function FoldedFilters(props: ListFiltersProps) {
  const { filter, choices, statuses, onFilter } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const active = activeFilters(filter, choices, statuses);
  return (
    <div className={styles.folded}>
      <div className={styles.summary}>
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          Filtres
          {active.length > 0 && <Count>{active.length}</Count>}
        </Button>
        {active.length > 0 && (
          <FilterChips label="Filtres actifs" scroll>
            {active.map(({ name, words, without }) => (
              <RemovableChip key={name} onRemove={() => onFilter(without)}>
                {words}
              </RemovableChip>
            ))}
          </FilterChips>
        )}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Filters {...props} />}
      </div>
    </div>
  );
}

function Filters({ offered, filter, onFilter, choices, statuses }: ListFiltersProps) {
  return (
    <FilterBar
      className={styles.bar}
      actions={
        <Button type="button" onClick={() => onFilter({})}>
          Effacer
        </Button>
      }
    >
      {offered.map((name) => {
        switch (name) {
          case 'agency':
            return (
              <FilterSelect
                key={name}
                label="Agence"
                all="Toutes"
                value={filter.agencyId?.toString() ?? ''}
                groups={grouped(choices.agencies)}
                onChoose={(value) =>
                  onFilter({ ...filter, agencyId: value === '' ? undefined : Number(value) })
                }
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
    </FilterBar>
  );
}

function Period({ filter, onFilter }: Pick<ListFiltersProps, 'filter' | 'onFilter'>) {
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

const grouped = (choices: FilterChoices['agencies']): readonly ChoiceGroup[] | undefined =>
  choices && [{ heading: '', choices }];
