import { ASSIGNABLE_ROLES, roleLabel } from '@portal/domain/access';
import { agenciesOf, type AgencyTree } from '@portal/domain/agency';
import type { DirectoryFilter } from '@portal/domain/person';
import {
  agencyChoices,
  type ChoiceGroup,
  type FilterInForce,
  FilterSelect,
  FilterSet,
} from '@portal/features/listing';

interface DirectoryFiltersProps {
  readonly filter: DirectoryFilter;
  readonly onFilter: (filter: DirectoryFilter) => void;
  /** The user's agency and all below it; undefined while unknown. */
  readonly tree: AgencyTree | undefined;
  readonly count: string | undefined;
}

const NETWORK = 'network';
const ROLES: readonly ChoiceGroup[] = [
  { heading: '', choices: ASSIGNABLE_ROLES.map(({ id, label }) => ({ value: String(id), label })) },
];

export function DirectoryFilters({ filter, onFilter, tree, count }: DirectoryFiltersProps) {
  const { reach, roleId } = filter;
  // Until the agencies are known the place of their filter is kept.
  const hasBranches = tree === undefined || tree.children.length > 0;
  return (
    <FilterSet inForce={filtersInForce(filter, tree)} onFilter={onFilter} count={count}>
      <FilterSelect
        label="Rôle"
        all="Tous les rôles"
        value={roleId?.toString() ?? ''}
        groups={ROLES}
        onChoose={(value) => onFilter({ ...filter, roleId: value === '' ? undefined : Number(value) })}
      />
      {(hasBranches || reach !== undefined) && (
        <FilterSelect
          label="Agence"
          all={tree?.agency.name ?? 'Votre agence'}
          value={reach?.toString() ?? ''}
          groups={tree && branchesOf(tree)}
          disabled={tree === undefined}
          onChoose={(value) => onFilter({ ...filter, reach: reachOf(value) })}
        />
      )}
    </FilterSet>
  );
}

/** The active filters as text, each with the filter that remains once it is removed. */
export function filtersInForce(
  filter: DirectoryFilter,
  tree: AgencyTree | undefined,
): readonly FilterInForce<DirectoryFilter>[] {
  const { reach, roleId } = filter;
  const inForce = [];
  if (roleId !== undefined) {
    const words = `Rôle\u00A0: ${roleLabel(roleId)}`;
    inForce.push({ name: 'role', words, without: { ...filter, roleId: undefined } });
  }
  if (reach !== undefined) {
    const agency = tree && agenciesOf(tree).find(({ id }) => id === reach);
    const words =
      reach === NETWORK
        ? 'Toutes les agences'
        : `Agence\u00A0: ${agency?.name ?? `n°\u00A0${String(reach)}`}`;
    inForce.push({ name: 'agency', words, without: { ...filter, reach: undefined } });
  }
  return inForce;
}

const branchesOf = (tree: AgencyTree): readonly ChoiceGroup[] => [
  {
    heading: '',
    choices: [
      { value: NETWORK, label: 'Toutes les agences' },
      // The root is the user's own agency, which is the default.
      ...agencyChoices(tree).slice(1),
    ],
  },
];

const reachOf = (value: string): DirectoryFilter['reach'] => {
  if (value === '') return undefined;
  return value === NETWORK ? NETWORK : Number(value);
};
