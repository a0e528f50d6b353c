import { AGENT_ROLE_ID, APPLICANT_ROLE_ID, type DataScope, type MailKind } from '@portal/domain/access';
import { type NameBook, NOBODY_MET, type Person, toProfileDraft } from '@portal/domain/person';
import { isApiError, type Kit, type PortalSettings, type Priority, totalCount } from '@portal/kit';
import { catchError, defer, last, map, type Observable, of, switchMap, tap, throwError } from 'rxjs';
import type { DirectoryQuery, PeopleApi } from '../api';
import { inOurWords } from '../problems';
import {
  fromProfileDraft,
  fromRegistration,
  PERSON_PROBLEM_FIELDS,
  readPeople,
  readPerson,
} from '../wire/person.wire';
import { changedFrom, changeRow, withVersion } from '../wire/seen';
import type { Agencies } from './agencies';
import { COUNT_HEADER, inParts, readParts, toRows } from './long-lists';
import { NO_AGENCY } from './scope-params';

const CUSTOMER_USERS = '/admin/api/customer_users';
/** Section 9. */
const PAGE_SIZE = 10;
const FILTER_LIMIT = 1000;
const EVERYONE = 100_000;
/** The row is no longer what `If-Match` says. */
const OUTDATED = 412;

export interface Agents {
  readonly names: NameBook;
  /** The agents of the network, whoever was loaded before; undefined unless known to be complete. */
  readonly accounts: NameBook | undefined;
}

/** Whether the name for this address is still unknown. */
export const isStranger = (email: string, met: NameBook): boolean => email !== '' && !met.knows(email);

/** Readers who manage a network are shown the files without one of its agents. */
export const tellsAccounts = ({ kind }: DataScope): boolean => kind === 'network' || kind === 'everything';

export interface People extends PeopleApi {
  /** The agents with these addresses: all of a network for who manages it, only those named for others. */
  readonly agentNames: (scope: DataScope, emails: readonly string[]) => Observable<Agents>;
}

export function createPeopleApi(
  { signed, open }: Kit['http'],
  settings: PortalSettings,
  agencies: Agencies,
): People {
  let names = NOBODY_MET;
  const meet = (people: readonly Person[]) => {
    names = names.meeting(people);
  };

  const itemPath = (id: number): string => `${CUSTOMER_USERS}/${String(id)}`;

  /** People of a role, and whether they are all; never without an agency, which would return everyone. */
  const listOf = (roleId: number, scope: DataScope) =>
    defer(() => {
      if (scope.agencyId === null) return throwError(() => new Error(NO_AGENCY));
      return tellsAccounts(scope) ? agencies.idsBelow(scope.agencyId) : of([scope.agencyId]);
    }).pipe(
      switchMap((ids) =>
        readParts(
          signed,
          {
            path: CUSTOMER_USERS,
            params: { roles: roleId, limit: FILTER_LIMIT },
            priority: 'deferred',
          },
          'customer',
          ids,
          'lookup',
        ),
      ),
      map((answers) => {
        const lists = answers.map(({ body }) => readPeople(body));
        return { people: lists.flat(), isWhole: lists.every(({ length }) => length < FILTER_LIMIT) };
      }),
      tap(({ people }) => meet(people)),
    );

  const ofRole = (roleId: number, scope: DataScope): Observable<readonly Person[]> =>
    listOf(roleId, scope).pipe(map(({ people }) => people));

  const withEmails = (
    emails: readonly string[],
    memory: 'screen' | 'lookup',
    priority: Priority = 'visible',
  ) =>
    // Without a limit, ten rows are sent.
    readParts(
      signed,
      { path: CUSTOMER_USERS, params: emails.length > 1 ? { limit: -1 } : {}, priority },
      'email',
      emails,
      memory,
    ).pipe(
      map((answers) => answers.flatMap(({ body }) => readPeople(body))),
      // An agent's lists contain their own e-mail: the profile provides the name.
      tap(meet),
    );

  const named: PeopleApi['named'] = (emails) =>
    defer(() => {
      const strangers = new Set(
        emails.filter((email) => isStranger(email, names)).map((email) => email.toLowerCase()),
      );
      if (strangers.size === 0) return of(names);
      return withEmails([...strangers].toSorted(), 'lookup', 'deferred').pipe(map(() => names));
    });

  const create = (client: typeof open, ...body: Parameters<typeof fromRegistration>): Observable<Person> =>
    client.send({ method: 'POST', path: CUSTOMER_USERS, body: fromRegistration(...body) }).pipe(
      map((answer) => readPerson(answer.body)),
      inOurWords({}, PERSON_PROBLEM_FIELDS),
    );

  /** Section 9: new users belong to the default agency and to the supervisor. */
  const newcomer = (roleId: number) => ({
    roleId,
    agencyId: settings.defaultAgencyId,
    prescriberEmail: settings.supervisorEmail,
  });

  /** A page, never without an agency, which would return everyone. A network of several calls is read from the top. */
  const ask = (
    { agencyId, filter = {} }: DirectoryQuery,
    {
      page,
      limit,
      email,
    }: { readonly page: number; readonly limit: number; readonly email?: string | undefined },
  ): Observable<{ readonly rows: readonly Person[]; readonly total: number | undefined }> =>
    defer(() => {
      if (agencyId === null) return throwError(() => new Error(NO_AGENCY));
      return filter.reach === 'network' ? agencies.idsBelow(agencyId) : of([filter.reach ?? agencyId]);
    }).pipe(
      switchMap((ids) => {
        const isSplit = inParts(ids).length > 1;
        const params = {
          roles: filter.roleId,
          ...(isSplit ? { page: 1, limit: page * limit } : { page, limit }),
          email,
        };
        const request = { path: CUSTOMER_USERS, params, headers: COUNT_HEADER };
        return readParts(signed, request, 'customer', ids, 'screen').pipe(
          map((answers) => {
            const rows = answers.flatMap(({ body }) => readPeople(body));
            const totals = answers.map(totalCount);
            return {
              // By id, as the back office orders them.
              rows: isSplit
                ? rows.toSorted((a, b) => a.id - b.id).slice((page - 1) * limit, page * limit)
                : rows,
              total: totals.includes(undefined)
                ? undefined
                : totals.reduce<number>((sum, total = 0) => sum + total, 0),
            };
          }),
        );
      }),
    );

  const byId = (id: number): Observable<Person> =>
    signed.read({ path: itemPath(id) }, 'screen').pipe(
      map(withVersion(readPerson)),
      tap((person) => meet([person])),
    );

  const change = (seen: Person, body: Readonly<Record<string, unknown>>): Observable<Person> =>
    changeRow(signed, { path: itemPath(seen.id), seen, body, read: readPerson });

  const stopMail = (seen: Person, kind: MailKind, isOn: boolean): Observable<Person> => {
    const others = seen.stoppedMails?.filter((other) => other !== kind) ?? [];
    return change(seen, { s_stopped_mails: isOn ? others : [...others, kind] });
  };

  return {
    profile: (email, priority) => withEmails([email], 'screen', priority).pipe(map(([person]) => person)),
    byId,
    page: (query, page) =>
      ask(query, { page, limit: PAGE_SIZE }).pipe(
        switchMap(({ rows, total }) => {
          if (total !== undefined) return of(toRows(rows, total));
          // For a server that sends no total: a page that is not full is the last one and gives the total.
          const isLast = rows.length < PAGE_SIZE && (rows.length > 0 || page === 1);
          if (isLast) return of({ rows, total: (page - 1) * PAGE_SIZE + rows.length });
          // As in the specification (section 9): all of them at once.
          return ask(query, { page: 1, limit: EVERYONE }).pipe(
            map((all) => ({ rows, total: all.rows.length })),
          );
        }),
      ),
    firstThousand: (query, email) =>
      ask(query, { page: 1, limit: FILTER_LIMIT, email }).pipe(map(({ rows, total }) => toRows(rows, total))),
    applicants: (scope) => ofRole(APPLICANT_ROLE_ID, scope),
    agents: (scope) => ofRole(AGENT_ROLE_ID, scope),
    named,
    agentNames: (scope, emails) =>
      tellsAccounts(scope) && scope.agencyId !== null
        ? listOf(AGENT_ROLE_ID, scope).pipe(
            map(({ people, isWhole }) => ({
              names,
              accounts: isWhole ? NOBODY_MET.meeting(people) : undefined,
            })),
          )
        : named(emails).pipe(map((met) => ({ names: met, accounts: undefined }))),
    names: () => names,
    register: (registration) => create(open, registration, newcomer(APPLICANT_ROLE_ID)),
    create: (draft) => create(signed, draft, newcomer(draft.roleId)),
    update: (seen, draft) =>
      change(seen, changedFrom(fromProfileDraft(toProfileDraft(seen)), fromProfileDraft(draft))).pipe(
        inOurWords({}, PERSON_PROBLEM_FIELDS),
      ),
    stopMail: (seen, kind, isOn) =>
      stopMail(seen, kind, isOn).pipe(
        catchError((error: unknown) =>
          // One kind is meant, whatever was chosen of the others meanwhile.
          isApiError(error) && error.status === OUTDATED
            ? byId(seen.id).pipe(
                last(),
                switchMap((now) => stopMail(now, kind, isOn)),
              )
            : throwError(() => error),
        ),
      ),
    remove: (id) => signed.send({ method: 'DELETE', path: itemPath(id) }).pipe(map(() => undefined)),
  };
}
