import { AGENT_ROLE_ID, APPLICANT_ROLE_ID, type DataScope } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import { type Kit, type PortalSettings, type Priority, totalCount } from '@portal/kit';
import { catchError, combineLatest, defer, map, type Observable, of, switchMap, tap, throwError } from 'rxjs';
import type { DirectoryQuery, PeopleApi } from '../api';
import { inOurWords } from '../problems';
import {
  fromProfileDraft,
  fromRegistration,
  PERSON_PROBLEM_FIELDS,
  readPeople,
  readPerson,
} from '../wire/person.wire';
import type { Agencies } from './agencies';
import { inChunks } from './agency-chunks';
import { COUNT_HEADER, toRows } from './paging';
import { NO_AGENCY } from './scope-params';

const CUSTOMER_USERS = '/admin/api/customer_users';
/** Section 9. */
const PAGE_SIZE = 10;
const FILTER_LIMIT = 1000;
const EVERYONE = 100_000;

/** People, with what other endpoints of this package share. */
export interface People extends PeopleApi {
  /** Names of the agents of a scope, by e-mail. One call, or none once they are known. */
  readonly agentNames: (scope: DataScope) => Observable<ReadonlyMap<string, string>>;
  /** Those met so far, without a call. */
  readonly knownAgents: () => ReadonlyMap<string, string>;
}

export function createPeopleApi(
  { signed, open }: Kit['http'],
  settings: PortalSettings,
  agencies: Agencies,
): People {
  let agentNames: ReadonlyMap<string, string> = new Map();
  const meet = (people: readonly Person[]) => {
    agentNames = new Map([
      ...agentNames,
      ...people.map((person) => [person.email, fullName(person)] as const),
    ]);
  };

  const itemPath = (id: number): string => `${CUSTOMER_USERS}/${String(id)}`;

  /** People of one role in the agencies of a scope; never without an agency, which would mean everyone. */
  const ofRole = (roleId: number, scope: DataScope): Observable<readonly Person[]> =>
    defer(() => {
      if (scope.agencyId === null) return throwError(() => new Error(NO_AGENCY));
      const isNetwork = scope.kind === 'network' || scope.kind === 'everything';
      return isNetwork ? agencies.idsBelow(scope.agencyId) : of([scope.agencyId]);
    }).pipe(
      switchMap((ids) =>
        combineLatest(
          inChunks(ids).map((chunk) =>
            signed.read(
              {
                path: CUSTOMER_USERS,
                params: { roles: roleId, limit: FILTER_LIMIT, customer: chunk.join(',') },
                priority: 'deferred',
              },
              'lookup',
            ),
          ),
        ),
      ),
      map((answers) => answers.flatMap(({ body }) => readPeople(body))),
    );

  const byEmail = (email: string, memory: 'screen' | 'lookup', priority: Priority = 'visible') =>
    signed.read({ path: CUSTOMER_USERS, params: { email }, priority }, memory).pipe(
      map(({ body }): Person | undefined => readPeople(body)[0]),
      // An agent's lists are full of their own e-mail: their profile has the name already.
      tap((person) => person !== undefined && meet([person])),
    );

  const agents: PeopleApi['agents'] = (scope) => ofRole(AGENT_ROLE_ID, scope).pipe(tap(meet));

  const create = (client: typeof open, ...body: Parameters<typeof fromRegistration>): Observable<Person> =>
    client.send({ method: 'POST', path: CUSTOMER_USERS, body: fromRegistration(...body) }).pipe(
      map((answer) => readPerson(answer.body)),
      inOurWords({}, PERSON_PROBLEM_FIELDS),
    );

  /** Section 9: everybody new belongs to the default agency and to the supervisor. */
  const newcomer = (roleId: number) => ({
    roleId,
    agencyId: settings.defaultAgencyId,
    prescriberEmail: settings.supervisorEmail,
  });

  /** The directory; never without an agency, which would mean everyone. */
  const ask = ({ agencyId, filter = {} }: DirectoryQuery, params: Readonly<Record<string, unknown>>) =>
    defer(() => {
      if (agencyId === null) return throwError(() => new Error(NO_AGENCY));
      return filter.reach === 'network' ? agencies.idsBelow(agencyId) : of([filter.reach ?? agencyId]);
    }).pipe(
      switchMap((ids) =>
        signed.read(
          {
            path: CUSTOMER_USERS,
            params: { customer: ids.join(','), roles: filter.roleId, ...params },
            headers: COUNT_HEADER,
          },
          'screen',
        ),
      ),
    );

  return {
    profile: (email) => byEmail(email, 'screen'),
    byId: (id) => signed.read({ path: itemPath(id) }, 'screen').pipe(map(({ body }) => readPerson(body))),
    page: (query, page) =>
      ask(query, { page, limit: PAGE_SIZE }).pipe(
        switchMap((answer) => {
          const rows = readPeople(answer.body);
          if (totalCount(answer) !== undefined) return of(toRows(answer, rows));
          // A server that does not count. A page that is not full is the last one, and says it all.
          const isLast = rows.length < PAGE_SIZE && (rows.length > 0 || page === 1);
          if (isLast) return of({ rows, total: (page - 1) * PAGE_SIZE + rows.length });
          // The specification's way (section 9): all of them at once.
          return ask(query, { page: 1, limit: EVERYONE }).pipe(
            map(({ body }) => ({ rows, total: readPeople(body).length })),
          );
        }),
      ),
    firstThousand: (query, email) =>
      ask(query, { page: 1, limit: FILTER_LIMIT, email }).pipe(
        map((answer) => toRows(answer, readPeople(answer.body))),
      ),
    applicants: (scope) => ofRole(APPLICANT_ROLE_ID, scope),
    agents,
    agentNames: (scope) =>
      defer((): Observable<ReadonlyMap<string, string>> => {
        if (scope.kind !== 'agent') return agents(scope).pipe(map(() => agentNames));
        // An agent only ever sees their own files.
        const own = scope.email === null ? of(undefined) : byEmail(scope.email, 'lookup', 'deferred');
        return own.pipe(map(() => agentNames));
      }).pipe(catchError(() => of(agentNames))),
    knownAgents: () => agentNames,
    register: (registration) => create(open, registration, newcomer(APPLICANT_ROLE_ID)),
    create: (draft) => create(signed, draft, newcomer(draft.roleId)),
    update: (id, draft) =>
      signed.send({ method: 'PATCH', path: itemPath(id), body: fromProfileDraft(draft) }).pipe(
        map(({ body }) => readPerson(body)),
        inOurWords({}, PERSON_PROBLEM_FIELDS),
      ),
    remove: (id) => signed.send({ method: 'DELETE', path: itemPath(id) }).pipe(map(() => undefined)),
  };
}
