import type { DataScope } from '@portal/domain/access';
import { agencyIdsOf, type AgencyTree, selectedPart, subtreeOf } from '@portal/domain/agency';
import { endOfParisDay, startOfParisDay } from '@portal/domain/format';
import type { ProjectFilter } from '@portal/domain/project';
import { map, type Observable, of, throwError } from 'rxjs';

export type Params = Readonly<Record<string, string | number | undefined>>;

/** Section 8: message when a session without an agency requests projects. */
export const NO_AGENCY = 'Customer ID is null';

export const needsTree = (scope: DataScope, filter: ProjectFilter = {}): boolean =>
  scope.kind === 'network' || (scope.kind === 'everything' && filter.agencyId !== undefined);

/** Fails without a call when the session lacks a scope's id: the back office reads an empty filter as everything. */
export function scopeParams(
  scope: DataScope,
  filter: ProjectFilter,
  /** Differs between requests and quotes. */
  agentName: 's_email_agent' | 'request.s_email_agent',
  agencyTree: (rootId: number) => Observable<AgencyTree>,
): Observable<Params> {
  const common: Params = {
    internal_status: filter.statuses?.join(','),
    ...createdBetween(filter),
  };
  const wanted: Params = {
    customer: filter.agencyId,
    customerUser: filter.applicantId,
    [agentName]: filter.agentEmail,
    ...common,
  };
  switch (scope.kind) {
    case 'own': {
      const { profileId, agencyId } = scope;
      if (profileId === null || agencyId === null) return refused();
      return of({ ...wanted, customerUser: profileId, customer: agencyId });
    }
    case 'agent':
      if (scope.email === null || scope.email === '') return refused();
      return of({ ...wanted, [agentName]: scope.email });
    case 'network':
      if (scope.agencyId === null) return refused();
      return agencyTree(scope.agencyId).pipe(
        map((tree) => ({ ...wanted, customer: idList(selectedPart(tree, filter.agencyId), filter) })),
      );
    case 'everything': {
      const { agencyId } = filter;
      if (agencyId === undefined || scope.agencyId === null) return of(wanted);
      return agencyTree(scope.agencyId).pipe(
        map((tree) => {
          const part = subtreeOf(tree, agencyId);
          return { ...wanted, customer: part && idList(part, filter) };
        }),
      );
    }
  }
}

const idList = (part: AgencyTree, { agencyId, isAgencyAlone }: ProjectFilter): string =>
  isAgencyAlone === true && part.agency.id === agencyId ? String(agencyId) : agencyIdsOf(part).join(',');

const refused = (): Observable<never> => throwError(() => new Error(NO_AGENCY));

/** Both bounds in one range: up to Oro 5.1 a second operator on a field silently replaces the first. */
function createdBetween({ from, to }: ProjectFilter): Params {
  const start = from === undefined ? undefined : startOfParisDay(from);
  const end = to === undefined ? undefined : endOfParisDay(to);
  if (start !== undefined && end !== undefined) return { createdAt: `${start}..${end}` };
  return { 'createdAt[gte]': start, 'createdAt[lte]': end };
}
