import type { DataScope } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import type { LookupEntry } from '@portal/domain/lookup';
import { type NameBook, NOBODY_MET } from '@portal/domain/person';
import type { Project } from '@portal/domain/project';
import { projectTitle } from '@portal/domain/project';
import {
  ACCEPTED_STATUS,
  canDecide,
  isBeingWritten,
  isKnownPropositionStatus,
  NEW_STATUS,
  PROPOSITION_WITHOUT_PROJECT,
  type Proposition,
  type PropositionOverview,
  propositionStatusLabel,
  withAcceptances,
} from '@portal/domain/proposition';
import { isApiError, type Kit, type Memory, type Priority } from '@portal/kit';
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
import type { PropositionQuery, PropositionsApi, Rows, WholeRows } from '../api';
import { inOurWords } from '../problems';
import { fromDecision, readProposition, readPropositions } from '../wire/proposition.wire';
import { inChunks } from './agency-chunks';
import { arriving, lacksAny, unlessRefused } from './arriving';
import { newestFirst, readDatedList } from './dated-list';
import type { Agents } from './people';
import { agentAccountOf, isStranger, type NameSources, tellsAccounts } from './project-overview';
import { agencyScopeOf, CALLS_PER_LIST, callsBeforeNames, type Projects } from './projects';
import { type Params, scopeParams } from './scope-params';

const QUOTES = '/admin/api/ficodevquotes';
const LIMIT = 1000;
const BY_AGENT = 'request.s_email_agent';

const NO_CHOICES: readonly LookupEntry[] = [];
const NONE: readonly Proposition[] = [];
const NO_PROJECTS: Rows<Project> = { rows: [], total: 0 };
/** Agents were not requested, so agent accounts are unknown; known names still come from the book. */
const NOT_ASKED: Agents = { names: NOBODY_MET, accounts: undefined };

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
    memory: Memory = 'screen',
    isWhole = false,
  ) =>
    readDatedList(signed, {
      path: QUOTES,
      params,
      limit: LIMIT,
      filter,
      read: readPropositions,
      priority,
      memory,
      isWhole,
    }).pipe(map((page) => ({ ...page, rows: withAcceptances(page.rows) })));

  /**
   * For a server that cannot filter by the project's agent: filters by the ids of the agent's projects, 500 at a time.
   */
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
        from(inChunks(rows.map(({ id }) => id))).pipe(
          concatMap((ids) => listWith({ ...rest, request: ids.join(',') }, query.filter)),
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

  const read = (query: PropositionQuery, priority: Priority, memory: Memory, isWhole = false) =>
    scopeParams(query.scope, query.filter ?? {}, { agentEmail: BY_AGENT }, sources.agencies.tree).pipe(
      switchMap((params) =>
        listWith(params, query.filter, priority, memory, isWhole).pipe(
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
      ? read(query, priority, 'screen').pipe(
          map(({ rows, total }) => {
            const sent = rows.filter((proposition) => !isBeingWritten(proposition));
            return { rows: sent, total: total - (rows.length - sent.length) };
          }),
        )
      : read(query, priority, 'screen');

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
    listWith({ request: projectId }, {}, priority).pipe(map(({ rows }) => rows));

  const decide = (id: number, status: 'accepted' | 'declined'): Observable<Proposition> =>
    signed.send({ method: 'PATCH', path: itemPath(id), body: fromDecision(status) }).pipe(
      map(({ body }) => readProposition(body)),
      inOurWords({ status: 'internal_status' }),
    );

  /** Lists already shown complete: they refresh with one call and request no more names (design, section 4). */
  const completed = new Set<string>();

  return {
    list,
    whole: (query) => read(query, 'deferred', 'screen', true),
    wholeOnce: (query) => read(query, 'deferred', 'lookup', true),
    byId,
    overview: (query) =>
      defer(() => {
        const key = JSON.stringify(query);
        const budget = completed.has(key) ? 0 : CALLS_PER_LIST - callsBeforeNames(sources, query);
        return list(query).pipe(
          switchMap((page) => withProjects(page, query, budget, { sources, projects, statuses })),
          tap(({ complete, lacksNames }) => complete && !lacksNames && completed.add(key)),
        );
      }),
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

interface Context {
  readonly sources: NameSources;
  readonly projects: Projects;
  readonly statuses: () => Observable<readonly LookupEntry[]>;
}

interface FileContext extends Context {
  readonly ofProject: (projectId: number, priority: Priority) => Observable<readonly Proposition[]>;
}

/** A 400 about this filter, or about none in particular. */
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
 * Loads the names of a whole list of proposals from the projects of the same scope: one call, shared with the project
 * list, gives the applicants' names and the agents' e-mails. Then the agents' names, once per session with the lowest
 * priority; e-mails are shown until then. Then, if calls are left, the server's status names; these come first when a
 * status has no name of ours.
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
  const query = { scope, filter: { agencyId: filter?.agencyId } };
  const names = sources.lookups.known('propositionStatus') ?? NO_CHOICES;
  const asksStatuses =
    rows.length > 0 &&
    sources.lookups.known('propositionStatus') === undefined &&
    budget > Number(asksProjects);
  const hasNames = rows.every(({ status }) => isKnownPropositionStatus(status));

  const agentsOf = ({ rows: found }: Rows<Project>) =>
    found.some((project) => asksAgent(project, scope, sources.people.names()))
      ? sources.people.agentNames(scope)
      : undefined;
  const statusNames = (asks: boolean) => arriving(asks ? statuses() : of(names), names, sources.report);

  return combineLatest([
    arriving(asksProjects ? projects.listOnce(query) : of(NO_PROJECTS), NO_PROJECTS, sources.report),
    statusNames(asksStatuses && !hasNames),
  ]).pipe(
    switchMap(([found, urgent]) => {
      const none = { found, listed: urgent.value, accounts: undefined, complete: false, lacksNames: false };
      if (!found.arrived) return of(none);
      const agents = agentsOf(found.value);
      return combineLatest([
        arriving(agents ?? of(NOT_ASKED), NOT_ASKED, unlessRefused(sources.report)),
        asksStatuses && hasNames && agents === undefined ? statusNames(true) : of(urgent),
      ]).pipe(
        map(([met, listed]) => ({
          found,
          listed: listed.value,
          accounts: met.value.accounts,
          complete: urgent.arrived && met.arrived && listed.arrived,
          lacksNames: lacksAny([found, met, listed]),
        })),
      );
    }),
    map(({ found, listed, accounts, complete, lacksNames }) => {
      const byProjectId = new Map(found.value.rows.map((project) => [project.id, project]));
      return {
        rows: rows.map((proposition) => {
          const { projectId } = proposition;
          const project = projectId === null ? undefined : byProjectId.get(projectId);
          return toOverview(nameStatus(proposition, listed), project, sources, accounts);
        }),
        total,
        complete,
        lacksNames,
      };
    }),
  );
}

/** Whether the agent of a project must be requested. An agent's own projects have no other agent. */
function asksAgent({ prescriberEmail }: Project, scope: DataScope, met: NameBook): boolean {
  if (tellsAccounts(scope)) return prescriberEmail !== '';
  const isOwn = scope.kind !== 'agent' || scope.email?.toLowerCase() === prescriberEmail.toLowerCase();
  return isOwn && isStranger(prescriberEmail, met);
}

function toOverview(
  proposition: Proposition,
  project: Project | undefined,
  { agencies, people }: NameSources,
  accounts: NameBook | undefined,
): PropositionOverview {
  const agent = project?.prescriberEmail ?? '';
  const { projectId } = proposition;
  return {
    proposition,
    projectTitle: projectId === null ? '' : projectTitle(project ?? { id: projectId, title: '' }),
    agencyName: agencies.nameOf(proposition.agencyId),
    applicantName: project === undefined ? '' : fullName(project),
    applicantEmail: project?.email ?? '',
    applicantPhone: project?.phone ?? '',
    agentName: people.names().nameOf(agent) || agent,
    agentAccount: accountOf(proposition, project, accounts),
    statusLabel: propositionStatusLabel(proposition.status, proposition.statusName),
  };
}

/** A proposal without a project has no agent; for one whose project is not loaded, it is unknown. */
function accountOf(
  { projectId }: Proposition,
  project: Project | undefined,
  accounts: NameBook | undefined,
): PropositionOverview['agentAccount'] {
  if (projectId === null) return 'none';
  return project && agentAccountOf(project, accounts);
}

interface Managed {
  readonly project: Project | undefined;
  readonly managerName: string;
  /** False while the name of the manager or of the agent is loading. */
  readonly arrived: boolean;
  readonly accounts: NameBook | undefined;
}

const NOT_MANAGED: Managed = { project: undefined, managerName: '', arrived: true, accounts: undefined };

/** The project's manager; a call only if the back office did not send the name inline. */
function managerNameOf({ managerId, managerName }: Project, { managers }: NameSources): Observable<string> {
  if (managerId === null || managerName !== '') return of(managerName);
  return managers.byIds([managerId], 'deferred').pipe(
    map((known) => {
      const manager = known.get(managerId);
      return manager === undefined ? '' : fullName(manager);
    }),
  );
}

/** Loads the agent of a project, as far as the reader may know them. */
function agentOf(project: Project, { people }: NameSources): Observable<Agents> {
  return isStranger(project.prescriberEmail, people.names())
    ? people.agentNames(agencyScopeOf(project))
    : of(NOT_ASKED);
}

/** Requests the referenced records again only when the references change, not for each answer (cached, fresh). */
function fileOf(
  found: Observable<Proposition>,
  { sources, projects, statuses, ofProject }: FileContext,
): ReturnType<PropositionsApi['file']> {
  const managed = (project: Project): Observable<Managed> =>
    combineLatest([
      arriving(managerNameOf(project, sources), '', sources.report),
      arriving(agentOf(project, sources), NOT_ASKED, unlessRefused(sources.report)),
    ]).pipe(
      map(([manager, agent]) => ({
        project,
        managerName: manager.value,
        arrived: manager.arrived && agent.arrived,
        accounts: agent.value.accounts,
      })),
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
  const rivalsOf = (projectId: number | null) =>
    arriving(projectId === null ? of(NONE) : ofProject(projectId, 'deferred'), NONE, sources.report);
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
    found.pipe(
      // Only a proposal that can still be answered needs to know whether another one of its project was accepted.
      map((proposition) => (canDecide(proposition) ? proposition.projectId : null)),
      distinctUntilChanged(),
      switchMap(rivalsOf),
    ),
  ]).pipe(
    map(([proposition, agency, file, names, rivals]) => {
      const { project, managerName, accounts } = file.value;
      const { acceptedInstead } = rivals.value.find(({ id }) => id === proposition.id) ?? {};
      const overview = toOverview(
        nameStatus({ ...proposition, acceptedInstead }, names.value),
        project,
        sources,
        accounts,
      );
      return {
        overview: { ...overview, agencyName: agency.value?.name ?? overview.agencyName },
        agency: agency.value,
        project,
        managerName,
        complete: agency.arrived && file.arrived && file.value.arrived && names.arrived && rivals.arrived,
      };
    }),
  );
}
