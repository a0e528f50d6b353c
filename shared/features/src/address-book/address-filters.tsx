import type { AddressFilter } from '@portal/domain/address';
import { FilterSelect, FilterSet } from '@portal/features/listing';
import { type FilterPlaces, placesInForce } from './use-filter-places';

interface AddressFiltersProps {
  readonly filter: AddressFilter;
  readonly onFilter: (filter: AddressFilter) => void;
  readonly places: FilterPlaces;
  /** Number of addresses; undefined while loading. */
  readonly count: string | undefined;
}

/** Country, then a region of that country. */
export function AddressFilters({ filter, onFilter, places, count }: AddressFiltersProps) {
  const { country, region } = filter;
  return (
    <FilterSet inForce={placesInForce(filter, places)} onFilter={onFilter} count={count}>
      <FilterSelect
        label="Pays"
        all="Tous les pays"
        value={country ?? ''}
        groups={asOptions(places.countries)}
        onChoose={(value) => onFilter(value === '' ? {} : { country: value })}
      />
      <FilterSelect
        label="Département"
        all="Tous les départements"
        value={region ?? ''}
        groups={asOptions(places.regions)}
        disabled={country === undefined}
        onChoose={(value) => onFilter(value === '' ? { country } : { country, region: value })}
      />
    </FilterSet>
  );
}

const asOptions = (places: readonly { readonly code: string; readonly name: string }[]) => [
  { heading: '', choices: places.map(({ code, name }) => ({ value: code, label: name })) },
];
