import type { AddressFilter } from './address';

const COUNTRY = /^[A-Z]{2}$/;

/**
 * The filter of the address book kept in the address of the page (`pays`, `departement`). What does not read as a
 * country, or as a department of that country, is ignored.
 */
export function addressFilterFromSearch(read: (name: string) => string | null): AddressFilter {
  const country = read('pays') ?? '';
  if (!COUNTRY.test(country)) return {};
  const region = read('departement') ?? '';
  return region.startsWith(`${country}-`) ? { country, region } : { country };
}

/** The inverse of `addressFilterFromSearch`, as the names and values of search parameters. */
export function addressFilterToSearch({ country, region }: AddressFilter): Record<string, string> {
  if (country === undefined) return {};
  return { pays: country, ...(region !== undefined && { departement: region }) };
}
