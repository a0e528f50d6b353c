import { departmentsOf } from '@portal/domain/address';
import type { Kit } from '@portal/kit';
import { map } from 'rxjs';
import type { GeographyApi } from '../api';
import { readCountries, readRegions } from '../wire/address.wire';

/** Section 9. */
const LIMIT = 1000;

export function createGeographyApi({ signed }: Kit['http']): GeographyApi {
  const french = new Intl.Collator('fr-FR');
  const params = { page: 1, limit: LIMIT };
  return {
    countries: () =>
      signed
        .read({ path: '/admin/api/countries', params }, 'lookup')
        .pipe(map(({ body }) => readCountries(body).toSorted((a, b) => french.compare(a.name, b.name)))),
    regions: (country) =>
      signed
        .read({ path: '/admin/api/regions', params: { country, ...params } }, 'lookup')
        .pipe(map(({ body }) => departmentsOf(readRegions(body), country))),
  };
}
