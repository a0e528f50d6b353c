import { type Sort, sortRows } from '../project/sorting';
import { type ComparedGroup, conversionOf } from './comparison';

export type NetworkColumn =
  | 'name'
  | 'running'
  | 'created'
  | 'conversion'
  | 'amount'
  | 'toRelaunch'
  | 'median';

export const NETWORK_COLUMN_LABELS: Readonly<Record<NetworkColumn, string>> = {
  name: 'Nom',
  running: 'En cours',
  created: 'Nouveaux',
  conversion: 'Conversion',
  amount: 'Montant financé',
  toRelaunch: 'À relancer',
  median: 'Délai médian',
};

export const DEFAULT_NETWORK_SORT: Sort<NetworkColumn> = { by: 'amount', descending: true };

const french = new Intl.Collator('fr-FR', { numeric: true });

/** In the order of a column, equal ones by name; who has no figure comes last in both directions. */
export function sortGroups<Member>(
  groups: readonly ComparedGroup<Member>[],
  sort: Sort<NetworkColumn>,
): readonly ComparedGroup<Member>[] {
  return sortRows(
    groups.toSorted((one, other) => french.compare(one.name, other.name)),
    sort,
    {
      name: ({ name }) => name,
      running: ({ running }) => running,
      created: ({ created }) => created,
      conversion: (group) => conversionOf(group) ?? null,
      amount: ({ amount }) => amount,
      toRelaunch: ({ toRelaunch }) => toRelaunch ?? null,
      median: ({ medianDays }) => medianDays ?? null,
    },
  );
}
