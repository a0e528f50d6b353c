import type { LookupEntry, LookupKind } from '@portal/domain/lookup';
import { catchError, combineLatest, map, type Observable, of, startWith } from 'rxjs';
import { useApi, useResource } from '../resource';

/** The lists that the form offers, in the order in which it shows them. */
const KINDS = [
  'professionalSituation',
  'propertyType',
  'propertyUsage',
  'purchaseMode',
  'purchaseTerms',
  'progressState',
  'creditDuration',
] as const satisfies readonly LookupKind[];

export type ProjectLookup = (typeof KINDS)[number];

/** A list of choices, on its way, there, or not to be had. */
export type Choices =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly entries: readonly LookupEntry[] };

export interface ProjectLookups {
  readonly of: (kind: ProjectLookup) => Choices;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

const LOADING: Choices = { status: 'loading' };

/** The choices of the selects, asked in the order of the form, each shown as soon as it comes. */
export function useProjectLookups(): ProjectLookups {
  const { lookups } = useApi();
  const lists = useResource(
    () =>
      combineLatest(
        KINDS.map((kind): Observable<Choices> =>
          lookups.list(kind).pipe(
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
    of: (kind) => known[KINDS.indexOf(kind)] ?? LOADING,
    hasFailed: known.some(({ status }) => status === 'failed'),
    reload: lists.reload,
  };
}
