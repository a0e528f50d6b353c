import type { Kit } from '@portal/kit';
import { map } from 'rxjs';
import type { AffiliationsApi } from '../api';
import { rowId, text } from '../wire/fields';
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

export function createAffiliationsApi({ signed }: Kit['http']): AffiliationsApi {
  return {
    list: () =>
      signed
        .read({ path: '/admin/api/extendaffiliations', params: { limit: -1 } }, 'screen')
        .pipe(map(({ body }) => readAffiliations(body))),
  };
}
