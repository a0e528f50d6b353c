import { departmentsOf } from '@portal/domain/address';
import type { Kit } from '@portal/kit';
import { map } from 'rxjs';
import type { AffiliationsApi, GeographyApi, StatisticsApi } from '../api';
import { readCountries, readRegions } from '../wire/address.wire';
import { count, rowId, text } from '../wire/fields';
import { fieldsOf, readRows } from '../wire/read-body';

const readAffiliations = readRows(
  fieldsOf({
    id: ['id', rowId],
    key: ['affiliate_key', text],
    name: ['name', text],
    supervisorEmail: ['email', text],
    url: ['url', text],
  }),
);
const readTopAgents = readRows(fieldsOf({ agent: ['agent', text], count: ['requests', count] }));

/** Section 9. */
const EVERY_PLACE = { page: 1, limit: 1000 };
const french = new Intl.Collator('fr-FR');

export const createGeographyApi = ({ signed }: Kit['http']): GeographyApi => ({
  countries: () =>
    signed
      .read({ path: '/admin/api/countries', params: EVERY_PLACE }, 'lookup')
      .pipe(map(({ body }) => readCountries(body).toSorted((a, b) => french.compare(a.name, b.name)))),
  regions: (country) =>
    signed
      .read({ path: '/admin/api/regions', params: { country, ...EVERY_PLACE } }, 'lookup')
      .pipe(map(({ body }) => departmentsOf(readRegions(body), country))),
});

export const createAffiliationsApi = ({ signed }: Kit['http']): AffiliationsApi => ({
  list: () =>
    signed
      .read({ path: '/admin/api/extendaffiliations', params: { limit: -1 } }, 'screen')
      .pipe(map(({ body }) => readAffiliations(body))),
});

/** Rankings wait for the charts. */
export const createStatisticsApi = ({ signed }: Kit['http']): StatisticsApi => ({
  topAgents: (period) =>
    signed
      .read(
        { path: '/admin/api/customerUser/top_agents', params: { period }, priority: 'deferred' },
        'screen',
      )
      .pipe(map(({ body }) => readTopAgents(body))),
});
