import { fullName } from '@portal/domain/format';
import type { LookupEntry } from '@portal/domain/lookup';
import type { Project } from '@portal/domain/project';
import { projectTitle } from '@portal/domain/project';
import {
  NEW_STATUS,
  PROPOSITION_WITHOUT_PROJECT,
  type Proposition,
  type PropositionOverview,
  propositionStatusLabel,
} from '@portal/domain/proposition';
import { isApiError, type Kit, type Priority } from '@portal/kit';
import {
  catchError,
  combineLatest,
  concatMap,
  connect,
  defer,
  distinctUntilChanged,
  from,
  map,
  type Observable,
  of,
  reduce,
  switchMap,
  take,
  tap,
  throwError,
} from 'rxjs';
import type { PropositionQuery, PropositionsApi, Rows } from '../api';
import { inOurWords } from '../problems';
import { fromDecision, readProposition, readPropositions } from '../wire/proposition.wire';
import { inChunks } from './agency-chunks';
import { arriving } from './arriving';
import { newestFirst, readDatedList } from './dated-list';
import type { NameSources } from './project-overview';
import { CALLS_PER_LIST, callsBeforeNames, type Projects } from './projects';
import { type Params, scopeParams } from './scope-params';

const QUOTES = '/admin/api/ficodevquotes';
const LIMIT = 1000;
const BY_AGENT = 'request.s_email_agent';

const NO_CHOICES: readonly LookupEntry[] = [];
const NO_PROJECTS: Rows<Project> = { rows: [], total: 0 };

export function createPropositionsApi(
  { signed }: Kit['http'],
  sources: NameSources,
  projects: Projects,
): PropositionsApi {
  const itemPath = (id: number): string => `${QUOTES}/${String(id)}`;

  const listWith = (
    params: Params,
    filter: PropositionQuery['filter'] = {},
    priority: Priority = 'visible',
  ) =>
    readDatedList(signed, {
      path: QUOTES,
      params,
      limit: LIMIT,
      filter,
      read: readPropositions,
      priority,
      memory: 'screen',
    });

  /** For a server that cannot filter through the project: the ids of the agent's projects, 500 at a time. */
  const byProjects = (query: PropositionQuery, params: Params): Observable<Rows<Proposition>> => {
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
        from(inChunks(rows.map(({ id }) => id))).pipe(
          concatMap((ids) => listWith({ ...rest, request: ids.join(',') }, query.filter)),
          reduce<Rows<Proposition>, Rows<Proposition>>(
            (all, page) => ({
              rows: newestFirst([...all.rows, ...page.rows]),
              total: all.total + page.total,
            }),
            { rows: [], total: 0 },
          ),
        ),
      ),
    );
  };

  const list: PropositionsApi['list'] = (query, priority = 'visible') =>
    scopeParams(query.scope, query.filter ?? {}, { agentEmail: BY_AGENT }, sources.agencies.tree).pipe(
      switchMap((params) =>
        listWith(params, query.filter, priority).pipe(
          catchError((error: unknown) =>
            params[BY_AGENT] !== undefined && refusesAgentFilter(error)
              ? byProjects(query, params)
              : throwError(() => error),
          ),
        ),
      ),
    );

  const statuses = (): Observable<readonly LookupEntry[]> =>
    sources.lookups.list('propositionStatus', 'deferred');

  const withoutNames = (problem: unknown): Observable<readonly LookupEntry[]> => {
    sources.report(problem);
    return of(NO_CHOICES);
  };

  /** Proposals with the server's names of their statuses: waited for, since some rules decide by the name. */
  const withStatusNames = (source: Observable<readonly Proposition[]>): Observable<readonly Proposition[]> =>
    combineLatest([source, statuses().pipe(catchError(withoutNames))]).pipe(
      map(([propositions, entries]) => propositions.map((proposition) => nameStatus(proposition, entries))),
    );

  const byId = (id: number): Observable<Proposition> =>
    signed.read({ path: itemPath(id) }, 'screen').pipe(map(({ body }) => readProposition(body)));

  const decide = (id: number, status: 'accepted' | 'declined'): Observable<Proposition> =>
    signed.send({ method: 'PATCH', path: itemPath(id), body: fromDecision(status) }).pipe(
      map(({ body }) => readProposition(body)),
      inOurWords({ status: 'internal_status' }),
    );

  /** Lists shown complete before: they refresh with one call, so they ask for no more names (design, section 4). */
  const completed = new Set<string>();

  return {
    list,
    byId,
    overview: (query) =>
      defer(() => {
        const key = JSON.stringify(query);
        const budget = completed.has(key) ? 0 : CALLS_PER_LIST - callsBeforeNames(sources, query);
        return list(query).pipe(
          switchMap((page) => withProjects(page, query, budget, { sources, projects, statuses })),
          tap(({ complete }) => complete && completed.add(key)),
        );
      }),
    news: (scope) =>
      withStatusNames(list({ scope, filter: { statuses: [NEW_STATUS] } }).pipe(map(({ rows }) => rows))),
    ofProject: (projectId) => withStatusNames(listWith({ request: projectId }).pipe(map(({ rows }) => rows))),
    file: (id) => byId(id).pipe(connect((found) => fileOf(found, { sources, projects, statuses }))),
    accept: (id) => decide(id, 'accepted'),
    decline: (id) => decide(id, 'declined'),
  };
}

interface Context {
  readonly sources: NameSources;
  readonly projects: Projects;
  readonly statuses: () => Observable<readonly LookupEntry[]>;
}

/** 400 about this very filter, or about none in particular. */
const refusesAgentFilter = (error: unknown): boolean =>
  isApiError(error) &&
  error.status === 400 &&
  error.problems.every(({ source }) => source === undefined || source.startsWith('request'));

function nameStatus(proposition: Proposition, entries: readonly LookupEntry[]): Proposition {
  const listed = entries.find(({ id }) => id === proposition.status)?.name;
  return listed === undefined || proposition.statusName !== ''
    ? proposition
    : { ...proposition, statusName: listed };
}

/**
 * Names of a whole list of proposals. They come from the projects of the same scope, one call that the project list
 * makes too: a project carries both its applicant's name and its agent's e-mail. Then, while calls are left, the
 * server's names of the statuses.
 */
function withProjects(
  { rows, total }: Rows<Proposition>,
  { scope, filter }: PropositionQuery,
  budget: number,
  { sources, projects, statuses }: Context,
) {
  const asksProjects = rows.some(({ projectId }) => projectId !== null);
  if (rows.some(({ projectId }) => projectId === null))
    sources.report(new Error(PROPOSITION_WITHOUT_PROJECT));
  const met = sources.lookups.known('propositionStatus');
  const asksStatuses = rows.length > 0 && met === undefined && budget > Number(asksProjects);
  const query = { scope, filter: { agencyId: filter?.agencyId } };
  const names = met ?? NO_CHOICES;

  // An agent's own name was read at sign-in: remembered, it costs nothing. Others go by what was met.
  const agents = sources.people.knownAgents();
  const isOwn = scope.kind === 'agent' && scope.email !== null && !agents.has(scope.email);

  return combineLatest([
    arriving(asksProjects ? projects.listOnce(query) : of(NO_PROJECTS), NO_PROJECTS, sources.report),
    arriving(asksStatuses ? statuses() : of(names), names, sources.report),
    arriving(isOwn ? sources.people.agentNames(scope) : of(agents), agents, sources.report),
  ]).pipe(
    map(([found, listed]) => {
      const byProjectId = new Map(found.value.rows.map((project) => [project.id, project]));
      return {
        rows: rows.map((proposition) => {
          const { projectId } = proposition;
          const project = projectId === null ? undefined : byProjectId.get(projectId);
          return toOverview(nameStatus(proposition, listed.value), project, sources);
        }),
        total,
        complete: found.arrived && listed.arrived,
      };
    }),
  );
}

function toOverview(
  proposition: Proposition,
  project: Project | undefined,
  { agencies, people }: NameSources,
): PropositionOverview {
  const agent = project?.prescriberEmail ?? '';
  const { projectId } = proposition;
  return {
    proposition,
    projectTitle: projectId === null ? '' : projectTitle(project ?? { id: projectId, title: '' }),
    agencyName: agencies.nameOf(proposition.agencyId),
    applicantName: project === undefined ? '' : fullName(project),
    agentName: people.knownAgents().get(agent) ?? agent,
    statusLabel: propositionStatusLabel(proposition.status, proposition.statusName),
  };
}

interface Managed {
  readonly project: Project | undefined;
  readonly managerName: string;
  /** False while the name of the manager is on its way. */
  readonly arrived: boolean;
}

const NOT_MANAGED: Managed = { project: undefined, managerName: '', arrived: true };

/** The manager of a project, asked for only when the back office did not send them inline. */
function managerNameOf({ managerId, managerName }: Project, { managers }: NameSources): Observable<string> {
  if (managerId === null || managerName !== '') return of(managerName);
  return managers.byIds([managerId], 'deferred').pipe(
    map((known) => {
      const manager = known.get(managerId);
      return manager === undefined ? '' : fullName(manager);
    }),
  );
}

/**
 * The proposal with all it points at, which is asked for again only when it points elsewhere: not for each answer about
 * the proposal itself, the remembered one and the fresh one.
 */
function fileOf(
  found: Observable<Proposition>,
  { sources, projects, statuses }: Context,
): ReturnType<PropositionsApi['file']> {
  const managed = (project: Project): Observable<Managed> =>
    arriving(managerNameOf(project, sources), '', sources.report).pipe(
      map(({ value, arrived }) => ({ project, managerName: value, arrived })),
    );
  const agencyOf = (id: number | null) =>
    arriving(id === null ? of(undefined) : sources.agencies.byId(id), undefined, sources.report);
  const projectOf = (id: number | null) => {
    if (id === null) sources.report(new Error(PROPOSITION_WITHOUT_PROJECT));
    return arriving(
      id === null ? of(NOT_MANAGED) : projects.byId(id).pipe(switchMap(managed)),
      NOT_MANAGED,
      sources.report,
    );
  };
  return combineLatest([
    found,
    found.pipe(
      map(({ agencyId }) => agencyId),
      distinctUntilChanged(),
      switchMap(agencyOf),
    ),
    found.pipe(
      map(({ projectId }) => projectId),
      distinctUntilChanged(),
      switchMap(projectOf),
    ),
    found.pipe(
      take(1),
      switchMap(() => arriving(statuses(), NO_CHOICES, sources.report)),
    ),
  ]).pipe(
    map(([proposition, agency, file, names]) => {
      const { project, managerName } = file.value;
      const overview = toOverview(nameStatus(proposition, names.value), project, sources);
      return {
        overview: { ...overview, agencyName: agency.value?.name ?? overview.agencyName },
        agency: agency.value,
        project,
        managerName,
        complete: agency.arrived && file.arrived && file.value.arrived && names.arrived,
      };
    }),
  );
}
