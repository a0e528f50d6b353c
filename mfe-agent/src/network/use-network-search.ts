import {
  DEFAULT_NETWORK_SORT,
  NETWORK_COLUMN_LABELS,
  type NetworkColumn,
  PERIOD_NAMES,
  type PeriodName,
} from '@portal/domain/network';
import type { Sort } from '@portal/domain/project';
import { openIn } from '@portal/features/routes';
import { useSearchParams } from '@portal/kit';

const DEFAULT_PERIOD: PeriodName = '6-mois';

/** Period and order of the comparison, in the address: reloads and shared links show the same table. */
export function useNetworkSearch() {
  const [search, setSearch] = useSearchParams();
  const askedPeriod = search.get('periode');
  const period = PERIOD_NAMES.find((name) => name === askedPeriod) ?? DEFAULT_PERIOD;
  const asked = search.get('tri') ?? '';
  const sort: Sort<NetworkColumn> = isColumn(asked)
    ? { by: asked, descending: search.get('sens') !== 'croissant' }
    : DEFAULT_NETWORK_SORT;
  const go = (nextPeriod: PeriodName, { by, descending }: Sort<NetworkColumn>) =>
    setSearch(
      {
        ...(nextPeriod !== DEFAULT_PERIOD && { periode: nextPeriod }),
        ...((by !== DEFAULT_NETWORK_SORT.by || !descending) && { tri: by }),
        ...(!descending && { sens: 'croissant' }),
        ...Object.fromEntries(new URLSearchParams(openIn(search))),
      },
      { replace: true },
    );
  return {
    period,
    sort,
    /** Parameters of the address that are no choice here. */
    refused: [
      ...(askedPeriod && askedPeriod !== period ? ['periode'] : []),
      ...(asked !== '' && !isColumn(asked) ? ['tri'] : []),
    ],
    setPeriod: (next: PeriodName) => go(next, sort),
    setSort: (next: Sort<NetworkColumn>) => go(period, next),
  };
}

const isColumn = (name: string): name is NetworkColumn => Object.hasOwn(NETWORK_COLUMN_LABELS, name);
