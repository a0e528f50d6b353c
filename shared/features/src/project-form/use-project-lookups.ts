import { catchError, combineLatest, map, type Observable, of, startWith } from 'rxjs';
import { useApi, useResource } from '../resource';
import type { Choices } from './lookup-field';
import type { ProjectField } from './field-names';
import { PROJECT_FIELDS, PROJECT_NAMES } from './project-table';

export interface ProjectLookups {
  readonly of: (name: ProjectField) => Choices;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

const LOADING: Choices = { status: 'loading' };

/** Fields with options from the back office, in form order. */
const CHOICES = PROJECT_NAMES.flatMap((name) => {
  const { list } = PROJECT_FIELDS[name];
  return list === undefined ? [] : [{ name, list }];
});

/** Loads the options of the selects in form order; each shows as soon as it arrives. */
export function useProjectLookups(): ProjectLookups {
  const { lookups } = useApi();
  const lists = useResource(
    () =>
      combineLatest(
        CHOICES.map(({ list }): Observable<Choices> =>
          lookups.list(list).pipe(
            map((entries): Choices => ({ status: 'ready', entries })),
            catchError(() => of<Choices>({ status: 'failed' })),
            startWith(LOADING),
          ),
        ),
      ),
    [lookups],
  );
  const known = lists.value ?? [];
  return {
    of: (field) => known[CHOICES.findIndex(({ name }) => name === field)] ?? LOADING,
    hasFailed: known.some(({ status }) => status === 'failed'),
    reload: lists.reload,
  };
}
