import type { Kit } from '@portal/kit';
import { map } from 'rxjs';
import type { AffiliationsApi } from '../api';
import { readAffiliations } from '../wire/affiliation.wire';

/** All affiliations (section 7). */
export function createAffiliationsApi({ signed }: Kit['http']): AffiliationsApi {
  return {
    list: () =>
      signed
        .read({ path: '/admin/api/extendaffiliations', params: { limit: -1 } }, 'screen')
        .pipe(map(({ body }) => readAffiliations(body))),
  };
}
