import type { LookupEntry } from '@portal/domain/lookup';
import * as v from 'valibot';
import { count, rowCode, text } from './fields';
import { readRows } from './read-body';

export const readLookup = readRows<LookupEntry>(v.object({ id: rowCode, name: text, priority: count }));
