import type { LookupEntry } from '@portal/domain/lookup';
import { catchError, combineLatest, map, type Observable, of, startWith } from 'rxjs';
import { useApi, useResource } from '../resource';
import { blockWith, PROJECT_BLOCKS, PROJECT_FIELDS, PROJECT_NAMES, type ProjectField } from './project-table';

export interface Choices {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly entries: readonly LookupEntry[];
}

export type ProjectLookups = ReturnType<typeof useProjectLookups>;

const FIRST_BLOCK = PROJECT_BLOCKS[0]?.id;

const LOADING: Choices = { status: 'loading', entries: [] };

export const CHOICES = PROJECT_NAMES.flatMap((name) => {
  const { list } = PROJECT_FIELDS[name];
  return list === undefined ? [] : [{ name, list }];
});

/**
 * Loads the options of the selects in form order, once per session; each shows as soon as it arrives. When the form is
 * paged, the lists of later steps come after everything that the first one waits for, and before they are reached.
 */
export function useProjectLookups(isPaged: boolean) {
  const { lookups } = useApi();
  const lists = useResource(
    () =>
      combineLatest(
        CHOICES.map(({ name, list }): Observable<Choices> =>
          lookups.list(list, isPaged && blockWith(name) !== FIRST_BLOCK ? 'deferred' : 'visible').pipe(
            map((entries): Choices => ({ status: 'ready', entries })),
            catchError(() => of<Choices>({ ...LOADING, status: 'failed' })),
            startWith(LOADING),
          ),
        ),
      ),
    [lookups, isPaged],
  );
  const known = lists.value ?? [];
  return {
    of: (field: ProjectField) => known[CHOICES.findIndex(({ name }) => name === field)] ?? LOADING,
    hasFailed: known.some(({ status }) => status === 'failed'),
    reload: lists.reload,
  };
}
