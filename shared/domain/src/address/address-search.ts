import type { AddressFilter } from './address';

const COUNTRY = /^[A-Z]{2}$/;

/** Reads `pays` and `departement` from the query string; unknown or inconsistent values are ignored. */
export function addressFilterFromSearch(read: (name: string) => string | null): AddressFilter {
  const country = read('pays') ?? '';
  const region = read('departement') ?? '';
  if (!COUNTRY.test(country)) return {};
  return region.startsWith(`${country}-`) ? { country, region } : { country };
}

/** The inverse of `addressFilterFromSearch`. */
export function addressFilterToSearch({ country, region }: AddressFilter): Record<string, string> {
  if (country === undefined) return {};
  return { pays: country, ...(region !== undefined && { departement: region }) };
}
