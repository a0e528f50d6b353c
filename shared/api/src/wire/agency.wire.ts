import type { Agency } from '@portal/domain/agency';
import { idOf, idsOf, rowId, text } from './fields';
import { fieldsOf, readRecord, readRows } from './read-body';

const CustomerWire = fieldsOf({
  id: ['id', rowId],
  name: ['name', text],
  parentId: ['parent', idOf],
  childIds: ['children', idsOf],
  logoFileId: ['s_cust_logo', idOf],
});

export const readAgencies = readRows<Agency>(CustomerWire);
export const readAgency = readRecord<Agency>(CustomerWire);
