import type { AddressFilter, Country, Region } from '@portal/domain/address';
import type { FilterInForce } from '@portal/features/listing';
import { orElse, useApi, useResource } from '../resource';
import { of } from 'rxjs';

/** What the two filters of the address book offer; a list that is not there is empty, and only reported. */
export interface FilterPlaces {
  readonly countries: readonly Country[];
  /** Of the country that is chosen. */
  readonly regions: readonly Region[];
}

const NO_COUNTRY: readonly Country[] = [];
const NO_REGION: readonly Region[] = [];

/** Countries, once per session, and the regions of the one that is chosen. */
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

/** The filters in force, in words: the code stands in while its name has not come. */
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

/** What a code is called; itself while nobody knows. */
export const nameOf = (places: readonly Named[], code: string): string =>
  places.find((place) => place.code === code)?.name ?? code;

interface Named {
  readonly code: string;
  readonly name: string;
}
