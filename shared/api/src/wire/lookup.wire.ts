import type { LookupEntry } from '@portal/domain/lookup';
import * as v from 'valibot';
import { count, rowCode, text } from './fields';
import { readRows } from './read-body';

const EnumWire = v.object({ id: rowCode, name: text, priority: count });

export const readLookup = readRows(EnumWire, (wire): LookupEntry => wire);
