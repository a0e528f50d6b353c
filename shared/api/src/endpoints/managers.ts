import type { Manager } from '@portal/domain/person';
import type { Kit } from '@portal/kit';
import { defer, map, type Observable, of } from 'rxjs';
import type { ManagersApi } from '../api';
import { readManagers } from '../wire/person.wire';
import { readParts } from './long-lists';

const USERS = '/admin/api/users';

export interface Managers extends ManagersApi {
  readonly knows: (ids: readonly number[]) => boolean;
}

/** Caches managers for the session: there are few, and they change seldom. */
export function createManagersApi({ signed }: Kit['http']): Managers {
  const known = new Map<number, Manager>();

  const byIds: ManagersApi['byIds'] = (ids, priority = 'visible') =>
    defer((): Observable<ReadonlyMap<number, Manager>> => {
      const missing = [...new Set(ids)].filter((id) => !known.has(id)).toSorted((a, b) => a - b);
      if (missing.length === 0) return of(known);
      const request = { path: USERS, params: { limit: -1 }, priority };
      return readParts(signed, request, 'id', missing, 'lookup').pipe(
        map((answers) => {
          for (const manager of answers.flatMap(({ body }) => readManagers(body)))
            known.set(manager.id, manager);
          return known;
        }),
      );
    });

  return {
    byIds,
    knows: (ids) => ids.every((id) => known.has(id)),
  };
}
