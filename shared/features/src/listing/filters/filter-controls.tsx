import { agencyWords, subtreeOf } from '@portal/domain/agency';
import { formatDate } from '@portal/domain/format';
import {
  activeFilterNames,
  type ProjectFilter,
  type ProjectFilterName,
  withoutFilter,
} from '@portal/domain/project';
import { Fragment, type ReactNode } from 'react';
import { agencyChoices, type Choice, type ChoiceGroup, type FilterChoices } from './filter-choices';
import { FilterSelect } from './filter-select';
import { type FilterInForce, FilterSet } from './filter-set';
import { PeriodFilter } from './period-filter';

/** What is known of the filters of a list: their values and their options. */
interface KnownFilters {
  readonly filter: ProjectFilter;
  readonly choices: FilterChoices;
  readonly statuses: readonly ChoiceGroup[] | undefined;
}

interface FilterControl {
  readonly control: (known: KnownFilters, change: (part: ProjectFilter) => void) => ReactNode;
  readonly words: (known: KnownFilters) => string | undefined;
}

/** What a reader sees of each filter; its place in the address is in `filters.ts` of the domain. */
const FILTER_CONTROLS: Readonly<Record<ProjectFilterName, FilterControl>> = {
  agency: {
    control: ({ filter, choices }, change) => (
      <FilterSelect
        label="Agence"
        all="Toutes les agences"
        {...agencyOptions(choices.agencies, filter)}
        onChoose={(value) =>
          change({ agencyId: value === '' ? undefined : Number(value), isAgencyAlone: undefined })
        }
      />
    ),
    words: ({ filter: { agencyId, isAgencyAlone }, choices: { agencies: tree } }) => {
      const part = tree && agencyId !== undefined ? subtreeOf(tree, agencyId) : undefined;
      if (part) return `Agence\u00A0: ${agencyWords(part, isAgencyAlone)}`;
      // An agency outside the tree filters nothing.
      return tree ? undefined : `Agence\u00A0: ${numbered(agencyId)}`;
    },
  },
  applicant: {
    control: ({ filter, choices }, change) => (
      <FilterSelect
        label="Demandeur"
        all="Tous les demandeurs"
        value={filter.applicantId?.toString() ?? ''}
        groups={grouped(choices.applicants)}
        onChoose={(value) => change({ applicantId: value === '' ? undefined : Number(value) })}
      />
    ),
    words: ({ filter: { applicantId }, choices }) =>
      `Demandeur\u00A0: ${nameIn(choices.applicants, String(applicantId)) ?? numbered(applicantId)}`,
  },
  agent: {
    control: ({ filter, choices }, change) => (
      <FilterSelect
        label="Agent"
        all="Tous les agents"
        value={filter.agentEmail ?? ''}
        groups={grouped(choices.agents)}
        onChoose={(value) => change({ agentEmail: value === '' ? undefined : value })}
      />
    ),
    words: ({ filter: { agentEmail = '' }, choices }) =>
      `Agent\u00A0: ${nameIn(choices.agents, agentEmail) ?? agentEmail}`,
  },
  status: {
    control: ({ filter, statuses }, change) => (
      <FilterSelect
        label="Statut"
        all="Tous les statuts"
        value={filter.statuses?.join(',') ?? ''}
        groups={statuses}
        onChoose={(value) => change({ statuses: value === '' ? undefined : [value] })}
      />
    ),
    words: ({ filter: { statuses: asked = [] }, statuses }) => {
      const all = statuses?.flatMap((group) => group.choices);
      const names = asked.map((status) => nameIn(all, status) ?? status).join(', ');
      return `Statut\u00A0: ${nameIn(all, asked.join(',')) ?? names}`;
    },
  },
  dates: {
    control: ({ filter }, change) => <PeriodFilter from={filter.from} to={filter.to} onChoose={change} />,
    words: ({ filter: { from, to } }) => {
      if (from === undefined) return `Jusqu’au ${formatDate(to ?? null)}`;
      if (to === undefined) return `Depuis le ${formatDate(from)}`;
      return `Du ${formatDate(from)} au ${formatDate(to)}`;
    },
  },
};

const numbered = (id: number | undefined): string => `n°\u00A0${String(id)}`;

const nameIn = (choices: readonly Choice[] | undefined, value: string): string | undefined =>
  choices?.find((choice) => choice.value === value)?.label;

const grouped = (choices: FilterChoices['agents']): readonly ChoiceGroup[] | undefined =>
  choices && [{ heading: '', choices }];

/** The network; the chosen agency says what comes with it. */
function agencyOptions(tree: FilterChoices['agencies'], { agencyId, isAgencyAlone }: ProjectFilter) {
  if (!tree) {
    const value = agencyId?.toString() ?? '';
    return { value, groups: grouped(value === '' ? undefined : [{ value, label: numbered(agencyId) }]) };
  }
  const part = agencyId === undefined ? undefined : subtreeOf(tree, agencyId);
  const value = part?.agency.id.toString() ?? '';
  const choices = agencyChoices(tree).map((choice) =>
    part && choice.value === value ? { value, label: agencyWords(part, isAgencyAlone) } : choice,
  );
  return { value, groups: grouped(choices) };
}

/** The active filters, in the order of the bar; a period counts once. */
export const activeFilters = (known: KnownFilters): readonly FilterInForce<ProjectFilter>[] =>
  activeFilterNames(known.filter).flatMap((name) => {
    const words = FILTER_CONTROLS[name].words(known);
    return words === undefined ? [] : [{ name, words, without: withoutFilter(known.filter, name) }];
  });

interface ListFiltersProps extends KnownFilters {
  readonly offered: readonly ProjectFilterName[];
  readonly onFilter: (filter: ProjectFilter) => void;
  readonly onReach: () => void;
  readonly count?: string | undefined;
  /** Beside the filters: the order. */
  readonly children?: ReactNode;
}

export function ListFilters({ offered, onFilter, onReach, count, children, ...known }: ListFiltersProps) {
  return (
    <FilterSet inForce={activeFilters(known)} onFilter={onFilter} onReach={onReach} count={count}>
      {offered.map((name) => (
        <Fragment key={name}>
          {FILTER_CONTROLS[name].control(known, (part) => onFilter({ ...known.filter, ...part }))}
        </Fragment>
      ))}
      {children}
    </FilterSet>
  );
}
