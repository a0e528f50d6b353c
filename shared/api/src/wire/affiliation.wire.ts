import type { Affiliation } from '@portal/domain/affiliation';
import { rowId, text } from './fields';
import { fieldsOf, readRows } from './read-body';

export const readAffiliations = readRows<Affiliation>(
  fieldsOf({
    id: ['id', rowId],
    key: ['affiliate_key', text],
    name: ['name', text],
    supervisorEmail: ['email', text],
    url: ['url', text],
  }),
);
