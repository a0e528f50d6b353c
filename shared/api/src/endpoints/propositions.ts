import type { LookupEntry } from '@portal/domain/lookup';
import {
  ACCEPTED_STATUS,
  isBeingWritten,
  NEW_STATUS,
  type Proposition,
  withAcceptances,
} from '@portal/domain/proposition';
import { isApiError, type Kit, type Priority } from '@portal/kit';
import {
  catchError,
  combineLatest,
  concatMap,
  connect,
  from,
  map,
  type Observable,
  of,
  reduce,
  switchMap,
  throwError,
} from 'rxjs';
import type { PropositionQuery, PropositionsApi, Rows, WholeRows } from '../api';
import { inOurWords } from '../problems';
import { readProposition, readPropositions } from '../wire/proposition.wire';
import { inParts } from './long-lists';
import { type Asked, newestFirst, readDatedList } from './dated-list';
import { type NameSources, NO_CHOICES } from './project-overview';
import { createListBudget, type Projects } from './projects';
import { fileOf } from './proposition-file';
import { nameStatus, withProjects } from './proposition-overview';
import { type Params, scopeParams } from './scope-params';

const QUOTES = '/admin/api/ficodevquotes';
const LIMIT = 1000;
const BY_AGENT = 'request.s_email_agent';

export function createPropositionsApi(
  { signed }: Kit['http'],
  sources: NameSources,
  projects: Projects,
): PropositionsApi {
  const itemPath = (id: number): string => `${QUOTES}/${String(id)}`;

  const listWith = (params: Params, asked: Asked = {}) =>
    readDatedList(signed, {
      path: QUOTES,
      params,
      limit: LIMIT,
      read: readPropositions,
      ...asked,
    }).pipe(map((page) => ({ ...page, rows: withAcceptances(page.rows) })));

  /** For a server that cannot filter by the project's agent: by the ids of their projects. */
  const byProjects = (query: PropositionQuery, params: Params): Observable<WholeRows<Proposition>> => {
    const { [BY_AGENT]: agentEmail, ...rest } = params;
    const filter = {
      ...query.filter,
      agentEmail: String(agentEmail),
      statuses: undefined,
      from: undefined,
      to: undefined,
    };
    return projects.list({ scope: query.scope, filter }, 'deferred').pipe(
      switchMap(({ rows }) =>
        from(inParts(rows.map(({ id }) => id))).pipe(
          concatMap((ids) => listWith({ ...rest, request: ids.join(',') }, { filter: query.filter })),
          reduce<Rows<Proposition>, WholeRows<Proposition>>(
            (all, page) => ({
              rows: newestFirst([...all.rows, ...page.rows]),
              total: all.total + page.total,
              isComing: false,
            }),
            { rows: [], total: 0, isComing: false },
          ),
        ),
      ),
    );
  };

  const read = (query: PropositionQuery, asked: Asked) =>
    scopeParams(query.scope, query.filter ?? {}, BY_AGENT, sources.agencies.tree).pipe(
      switchMap((params) =>
        listWith(params, { ...asked, filter: query.filter }).pipe(
          catchError((error: unknown) =>
            params[BY_AGENT] !== undefined && refusesAgentFilter(error)
              ? byProjects(query, params)
              : throwError(() => error),
          ),
        ),
      ),
    );

  /** Applicants must not see drafts of the agency, whatever the server sends. */
  const list: PropositionsApi['list'] = (query, priority = 'visible') =>
    query.scope.kind === 'own'
      ? read(query, { priority }).pipe(
          map(({ rows, total }) => {
            const sent = rows.filter((proposition) => !isBeingWritten(proposition));
            return { rows: sent, total: total - (rows.length - sent.length) };
          }),
        )
      : read(query, { priority });

  const statuses = (): Observable<readonly LookupEntry[]> =>
    sources.lookups.list('propositionStatus', 'deferred');

  const withoutNames = (problem: unknown): Observable<readonly LookupEntry[]> => {
    sources.report(problem);
    return of(NO_CHOICES);
  };

  /** Adds the server's status names. Waits for them, since some rules decide by the name. */
  const withStatusNames = (source: Observable<readonly Proposition[]>): Observable<readonly Proposition[]> =>
    combineLatest([source, statuses().pipe(catchError(withoutNames))]).pipe(
      map(([propositions, entries]) => propositions.map((proposition) => nameStatus(proposition, entries))),
    );

  const byId = (id: number): Observable<Proposition> =>
    signed.read({ path: itemPath(id) }, 'screen').pipe(map(({ body }) => readProposition(body)));

  const ofProject = (projectId: number, priority: Priority) =>
    listWith({ request: projectId }, { priority }).pipe(map(({ rows }) => rows));

  const decide = (id: number, status: 'accepted' | 'declined'): Observable<Proposition> =>
    signed.send({ method: 'PATCH', path: itemPath(id), body: { internal_status: status } }).pipe(
      map(({ body }) => readProposition(body)),
      inOurWords({ status: 'internal_status' }),
    );

  const withinBudget = createListBudget(sources);

  return {
    list,
    whole: (query) => read(query, { priority: 'deferred', isWhole: true }),
    wholeOnce: (query) => read(query, { priority: 'deferred', memory: 'lookup', isWhole: true }),
    byId,
    overview: (query) =>
      withinBudget(query, (budget) =>
        list(query).pipe(
          switchMap((page) => withProjects(page, query, budget, { sources, projects, statuses })),
        ),
      ),
    news: (scope) =>
      withStatusNames(
        // Includes accepted proposals: they tell which new ones can no longer be accepted.
        list({ scope, filter: { statuses: [NEW_STATUS, ACCEPTED_STATUS] } }).pipe(
          map(({ rows }) => rows.filter(({ status }) => status === NEW_STATUS)),
        ),
      ),
    ofProject: (projectId) => withStatusNames(ofProject(projectId, 'visible')),
    file: (id) =>
      byId(id).pipe(connect((found) => fileOf(found, { sources, projects, statuses, ofProject }))),
    accept: (id) => decide(id, 'accepted'),
    decline: (id) => decide(id, 'declined'),
  };
}

/** A 400 about this filter, or about none in particular. */
const refusesAgentFilter = (error: unknown): boolean =>
  isApiError(error) &&
  error.status === 400 &&
  error.problems.every(({ source }) => source === undefined || source.startsWith('request'));
