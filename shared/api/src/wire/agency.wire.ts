import type { Agency } from '@portal/domain/agency';
import * as v from 'valibot';
import { idOf, idsOf, rowId, text } from './fields';
import { readRecord, readRows } from './read-body';

const CustomerWire = v.object({ id: rowId, name: text, parent: idOf, children: idsOf, s_cust_logo: idOf });

const toAgency = (wire: v.InferOutput<typeof CustomerWire>): Agency => ({
  id: wire.id,
  name: wire.name,
  parentId: wire.parent,
  childIds: wire.children,
  logoFileId: wire.s_cust_logo,
});

export const readAgencies = readRows(CustomerWire, toAgency);
export const readAgency = readRecord(CustomerWire, toAgency);
