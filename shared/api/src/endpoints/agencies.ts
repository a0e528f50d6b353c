import { type Agency, agencyIdsOf, type AgencyTree, agencyTree } from '@portal/domain/agency';
import { imageSource } from '@portal/domain/file';
import { ApiError, isApiError, type Kit } from '@portal/kit';
import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  expand,
  filter,
  from,
  map,
  mergeMap,
  type Observable,
  of,
  reduce,
  tap,
  throwError,
  timer,
  toArray,
} from 'rxjs';
import type { AgenciesApi, FilesApi } from '../api';
import { idOf, idsOf, rowId, text } from '../wire/fields';
import { fieldsOf, readRecord, readRows } from '../wire/read-body';

const CustomerWire = fieldsOf({
  id: ['id', rowId],
  name: ['name', text],
  parentId: ['parent', idOf],
  childIds: ['children', idsOf],
  logoFileId: ['s_cust_logo', idOf],
});
const readAgencies = readRows<Agency>(CustomerWire);
const readAgency = readRecord<Agency>(CustomerWire);

const CUSTOMERS = '/admin/api/customers';
const LIST_LIMIT = 1000;
/** Section 9: pause between the calls of the recursive fetch. */
const PAUSE_MS = 500;
/** Section 8: message when the session has no agency. */
const NO_AGENCY_IN_SESSION = 'Customer ID not found in localStorage';

export interface Agencies extends AgenciesApi {
  readonly idsBelow: (rootId: number) => Observable<readonly number[]>;
  /** The tree if already loaded, so that a list knows how many calls it has left. */
  readonly known: (rootId: number) => AgencyTree | undefined;
  readonly nameOf: (id: number | null) => string;
}

export function createAgenciesApi({ signed }: Kit['http'], files: FilesApi): Agencies {
  const trees = new Map<number, AgencyTree>();
  const names = new Map<number, string>();

  const remember = (rootId: number) => (tree: AgencyTree) => {
    trees.set(rootId, tree);
    const keep = ({ agency, children }: AgencyTree) => {
      names.set(agency.id, agency.name);
      children.forEach(keep);
    };
    keep(tree);
  };

  const byId: AgenciesApi['byId'] = (id) =>
    signed.read({ path: `${CUSTOMERS}/${String(id)}` }, 'lookup').pipe(
      map(({ body }) => readAgency(body)),
      tap((agency) => names.set(agency.id, agency.name)),
    );

  const childrenOf = (agency: Agency): Observable<Agency> =>
    signed
      .read({ path: `${CUSTOMERS}/${String(agency.id)}/children`, params: { limit: -1 } }, 'lookup')
      .pipe(mergeMap(({ body }) => from(readAgencies(body))));

  /** Level by level from the root, with the pause of section 9; each agency is visited once. */
  const recursively = (rootId: number): Observable<readonly Agency[]> =>
    defer(() => {
      const met = new Set<number>([rootId]);
      const below = (level: readonly Agency[]): Observable<readonly Agency[]> =>
        from(level.filter(({ childIds }) => childIds.length > 0)).pipe(
          concatMap((agency) =>
            timer(PAUSE_MS).pipe(
              concatMap(() => childrenOf(agency)),
              filter(({ id }) => !met.has(id)),
              tap(({ id }) => met.add(id)),
              map((child) => ({ ...child, parentId: child.parentId ?? agency.id })),
            ),
          ),
          toArray(),
        );
      return byId(rootId).pipe(
        map((root): readonly Agency[] => [root]),
        // Whole levels: an agency at a time, a thousand without children end in a stack that overflows.
        expand((level) => (level.length === 0 ? EMPTY : below(level))),
        reduce<readonly Agency[], readonly Agency[]>((agencies, level) => [...agencies, ...level], []),
      );
    });

  /** The whole list in one call, unless it is cut at its limit or lacks the root. */
  const fromList = (rootId: number): Observable<AgencyTree | undefined> =>
    signed.read({ path: CUSTOMERS, params: { limit: LIST_LIMIT } }, 'lookup').pipe(
      map(({ body }) => {
        const agencies = readAgencies(body);
        return agencies.length < LIST_LIMIT ? agencyTree(agencies, rootId) : undefined;
      }),
      catchError((error: unknown) => (isRefused(error) ? of(undefined) : throwError(() => error))),
    );

  const tree: AgenciesApi['tree'] = (rootId) =>
    defer(() => {
      if (rootId === null) return throwError(() => new Error(NO_AGENCY_IN_SESSION));
      return fromList(rootId).pipe(
        concatMap((listed) =>
          listed === undefined
            ? recursively(rootId).pipe(map((agencies) => agencyTree(agencies, rootId) ?? unknownAgency()))
            : of(listed),
        ),
        tap(remember(rootId)),
      );
    });

  return {
    tree,
    byId,
    idsBelow: (rootId) => tree(rootId).pipe(map(agencyIdsOf)),
    known: (rootId) => trees.get(rootId),
    nameOf: (id) => (id === null ? undefined : names.get(id)) ?? '',
    logo: ({ logoFileId }) =>
      logoFileId === null ? of(undefined) : files.byId(logoFileId, 'visible').pipe(map(imageSource)),
  };
}

/** The list is refused, but single agencies may be readable. After a network failure those would fail too. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && [400, 403, 404, 405].includes(error.status);

const unknownAgency = (): never => {
  throw new ApiError(404, [{ title: 'not found', detail: 'Votre agence est introuvable.' }]);
};
