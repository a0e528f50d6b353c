import { inOrder, type LookupEntry, type LookupKind } from '@portal/domain/lookup';
import type { Kit, PortalSettings } from '@portal/kit';
import { map, tap } from 'rxjs';
import type { LookupsApi } from '../api';
import { count, rowCode, text } from '../wire/fields';
import { fieldsOf, readRows } from '../wire/read-body';

const readLookup = readRows<LookupEntry>(
  fieldsOf({ id: ['id', rowCode], name: ['name', text], priority: ['priority', count] }),
);

/** Section 9: 50 for the lookups of a project, 1000 for the statuses. */
const CHOICES_LIMIT = 50;
const STATUSES_LIMIT = 1000;

const limitOf = (kind: LookupKind): number =>
  kind === 'projectStatus' || kind === 'propositionStatus' ? STATUSES_LIMIT : CHOICES_LIMIT;

export interface Lookups extends LookupsApi {
  /** A list if already loaded, so that a screen can use it without a call. */
  readonly known: (kind: LookupKind) => readonly LookupEntry[] | undefined;
}

export function createLookupsApi({ signed }: Kit['http'], settings: PortalSettings): Lookups {
  const met = new Map<LookupKind, readonly LookupEntry[]>();
  return {
    list: (kind, priority = 'visible') =>
      signed
        .read(
          { path: settings.lookupPaths[kind], params: { page: 1, limit: limitOf(kind) }, priority },
          'lookup',
        )
        .pipe(
          map(({ body }) => inOrder(readLookup(body))),
          tap((entries) => met.set(kind, entries)),
        ),
    known: (kind) => met.get(kind),
  };
}
