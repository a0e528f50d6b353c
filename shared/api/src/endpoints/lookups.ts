import { inOrder, type LookupKind } from '@portal/domain/lookup';
import type { Kit, PortalSettings } from '@portal/kit';
import { map } from 'rxjs';
import type { LookupsApi } from '../api';
import { readLookup } from '../wire/lookup.wire';

/** Section 9: 50 for the lookups of a project, 1000 for the statuses. */
const CHOICES_LIMIT = 50;
const STATUSES_LIMIT = 1000;

const limitOf = (kind: LookupKind): number =>
  kind === 'projectStatus' || kind === 'propositionStatus' ? STATUSES_LIMIT : CHOICES_LIMIT;

/** The lists of choices, each asked once per session. */
export function createLookupsApi({ signed }: Kit['http'], settings: PortalSettings): LookupsApi {
  return {
    list: (kind, priority = 'visible') =>
      signed
        .read(
          { path: settings.lookupPaths[kind], params: { page: 1, limit: limitOf(kind) }, priority },
          'lookup',
        )
        .pipe(map(({ body }) => inOrder(readLookup(body)))),
  };
}
