import type { AddressFilter, Country, Region } from '@portal/domain/address';
import { type FilterInForce, FilterSelect, FilterSet } from '@portal/features/listing';
import { of } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';

interface AddressFiltersProps {
  readonly filter: AddressFilter;
  readonly onFilter: (filter: AddressFilter) => void;
  readonly places: FilterPlaces;
  readonly count: string | undefined;
}

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

/** Options of the two filters. A list that fails to load is empty, and the failure is only reported. */
interface FilterPlaces {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
}

const NO_COUNTRY: readonly Country[] = [];
const NO_REGION: readonly Region[] = [];

/** Countries, once per session, and the regions of the selected one. */
export function useFilterPlaces({ country }: AddressFilter): FilterPlaces {
  const { geography } = useApi();
  const countries = useResource(() => geography.countries().pipe(orElse(NO_COUNTRY)), [geography]);
  const regions = useResource(
    () => (country === undefined ? of(NO_REGION) : geography.regions(country).pipe(orElse(NO_REGION))),
    [geography, country],
  );
  return {
    countries: countries.value ?? NO_COUNTRY,
    regions: regions.value ?? NO_REGION,
  };
}

/** The active filters as text: codes stand in until the names are loaded. */
export function placesInForce(
  { country, region }: AddressFilter,
  { countries, regions }: FilterPlaces,
): readonly FilterInForce<AddressFilter>[] {
  if (country === undefined) return [];
  const inCountry = { name: 'country', words: `Pays\u00A0: ${nameOf(countries, country)}`, without: {} };
  if (region === undefined) return [inCountry];
  return [
    inCountry,
    { name: 'region', words: `Département\u00A0: ${nameOf(regions, region)}`, without: { country } },
  ];
}

/** The name for a code; the code itself while unknown. */
export const nameOf = (places: readonly Named[], code: string): string =>
  places.find((place) => place.code === code)?.name ?? code;

interface Named {
  readonly code: string;
  readonly name: string;
}
