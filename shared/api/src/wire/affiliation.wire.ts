import type { Affiliation } from '@portal/domain/affiliation';
import * as v from 'valibot';
import { rowId, text } from './fields';
import { readRows } from './read-body';

const AffiliationWire = v.object({ id: rowId, affiliate_key: text, name: text, email: text, url: text });

export const readAffiliations = readRows(AffiliationWire, (wire): Affiliation => ({
  id: wire.id,
  key: wire.affiliate_key,
  name: wire.name,
  supervisorEmail: wire.email,
  url: wire.url,
}));
