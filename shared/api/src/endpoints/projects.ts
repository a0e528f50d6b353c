import type { DataScope } from '@portal/domain/access';
import type { LookupEntry, LookupKind } from '@portal/domain/lookup';
import { lookupName } from '@portal/domain/lookup';
import { latestProject, PROJECT_CHOICES, type Project, toProjectDraft } from '@portal/domain/project';
import type { Kit, PortalSettings } from '@portal/kit';
import { combineLatest, defer, map, mergeMap, type Observable, of, switchMap, tap } from 'rxjs';
import type { LookupField, Progressive, ProjectLabels, ProjectQuery, ProjectsApi, Rows } from '../api';
import { inOurWords } from '../problems';
import {
  fromEditedProject,
  fromNewProject,
  PROJECT_FIELD_NAMES,
  readProject,
  readProjects,
} from '../wire/project.wire';
import { changedFrom, changeRow, withVersion } from '../wire/seen';
import { arriving } from './arriving';
import { type Asked, readDatedList } from './dated-list';
import { type NameSources, NO_CHOICES, withNames } from './project-overview';
import { needsTree, scopeParams } from './scope-params';

const REQUESTS = '/admin/api/requests';
/** Section 9: 100 for the applicant's own, 1000 for the network's. */
const OWN_LIMIT = 100;
const NETWORK_LIMIT = 1000;
/** Maximum signed calls of an uncached list screen, whatever its length (design, section 4). */
const CALLS_PER_LIST = 3;

const kindOf = (field: LookupField): LookupKind => (field === 'desiredDuration' ? 'creditDuration' : field);

/** Calls left for the names of a list, after the agency tree, unless known, and the list. */
function budgetFor(sources: NameSources, { scope, filter }: ProjectQuery): number {
  const isTreeKnown = scope.agencyId !== null && sources.agencies.known(scope.agencyId) !== undefined;
  return CALLS_PER_LIST - 1 - Number(needsTree(scope, filter) && !isTreeKnown);
}

/** Shows lists within their budget. One that was shown complete refreshes with one call (design, section 4). */
export function createListBudget(sources: NameSources) {
  const completed = new Set<string>();
  return <T>(query: ProjectQuery, show: (budget: number) => Observable<Progressive<T>>) =>
    defer(() => {
      const key = JSON.stringify(query);
      return show(completed.has(key) ? 0 : budgetFor(sources, query)).pipe(
        tap(({ complete, lacksNames }) => complete && !lacksNames && completed.add(key)),
      );
    });
}

export interface Projects extends ProjectsApi {
  /** A list used only as a source of names: the cached list of a screen suffices. */
  readonly listOnce: (query: ProjectQuery) => Observable<Rows<Project>>;
}

export function createProjectsApi(
  { signed }: Kit['http'],
  settings: PortalSettings,
  sources: NameSources,
): Projects {
  const itemPath = (id: number): string => `${REQUESTS}/${String(id)}`;

  const read = ({ scope, filter = {} }: ProjectQuery, asked: Asked) =>
    scopeParams(scope, filter, 's_email_agent', sources.agencies.tree).pipe(
      switchMap((params) =>
        readDatedList(signed, {
          path: REQUESTS,
          params,
          limit: scope.kind === 'own' ? OWN_LIMIT : NETWORK_LIMIT,
          filter,
          read: readProjects,
          ...asked,
        }),
      ),
    );

  const list: ProjectsApi['list'] = (query, priority = 'visible') => read(query, { priority });

  const byId = (id: number): Observable<Project> =>
    signed.read({ path: itemPath(id) }, 'screen').pipe(map(withVersion(readProject)));

  const withinBudget = createListBudget(sources);

  const named = (
    query: ProjectQuery,
    budget: number,
    choose: (projects: readonly Project[]) => readonly Project[] = (projects) => projects,
  ) =>
    list(query).pipe(
      switchMap(({ rows, total }) =>
        withNames(sources, choose(rows), query.scope, budget).pipe(
          map((overview) => ({ ...overview, total })),
        ),
      ),
    );

  return {
    list,
    whole: (query) => read(query, { isWhole: true }),
    listOnce: (query) => read(query, { priority: 'deferred', memory: 'lookup' }),
    byId,
    overview: (query) => withinBudget(query, (budget) => named(query, budget)),
    latest: (scope) =>
      defer(() =>
        named({ scope }, budgetFor(sources, { scope }), (projects) => {
          const latest = latestProject(projects);
          return latest === undefined ? [] : [latest];
        }),
      ).pipe(map(({ rows }) => rows[0])),
    file: (id) => byId(id).pipe(switchMap((project) => fileOf(project, sources))),
    labels: (project) =>
      combineLatest(PROJECT_CHOICES.map((field) => choicesOf(project, field, sources))).pipe(
        map((lists) => labelsOf(project, (field) => lists[PROJECT_CHOICES.indexOf(field)]?.value)),
      ),
    create: (draft, { applicantId, agencyId, requestKey }) =>
      signed
        .send({
          method: 'POST',
          path: REQUESTS,
          headers: { 'Idempotency-Key': requestKey },
          body: fromNewProject(draft, {
            agencyId: agencyId ?? settings.defaultAgencyId,
            ownerId: settings.defaultOwnerId,
            applicantId,
            prescriberEmail: settings.supervisorEmail,
          }),
        })
        .pipe(
          map(({ body }) => readProject(body)),
          inOurWords(PROJECT_FIELD_NAMES),
        ),
    update: (seen, draft, { keepsAgent } = { keepsAgent: false }) =>
      changeRow(signed, {
        path: itemPath(seen.id),
        seen,
        body: changedFrom(
          fromEditedProject(toProjectDraft(seen), true),
          fromEditedProject(draft, keepsAgent),
        ),
        read: readProject,
      }).pipe(inOurWords(PROJECT_FIELD_NAMES)),
  };
}

/** A file alone, whoever reads it: nothing of the network is asked for. */
const agencyScopeOf = (project: Project): DataScope => ({
  kind: 'own',
  profileId: project.applicantId,
  agencyId: project.agencyId,
});

/** The choices of a field: the known list first, then the loaded one. */
const choicesOf = (project: Project, field: LookupField, { lookups, report }: NameSources) =>
  arriving(
    project[field] === null ? of(NO_CHOICES) : lookups.list(kindOf(field), 'deferred'),
    lookups.known(kindOf(field)) ?? NO_CHOICES,
    report,
  );

const labelsOf = (
  project: Project,
  choices: (field: LookupField) => readonly LookupEntry[] | undefined,
): ProjectLabels =>
  Object.fromEntries(
    PROJECT_CHOICES.map((field) => [field, lookupName(project[field], choices(field))]),
  ) as ProjectLabels;

function fileOf(project: Project, sources: NameSources): ReturnType<ProjectsApi['file']> {
  const agency = project.agencyId === null ? of(undefined) : sources.agencies.byId(project.agencyId);

  return combineLatest([
    withNames(sources, [project], agencyScopeOf(project), Infinity),
    arriving(agency, undefined, sources.report),
  ]).pipe(
    mergeMap(([{ rows, complete }, home]) =>
      rows.map((overview) => ({
        overview: { ...overview, agencyName: home.value?.name ?? overview.agencyName },
        agency: home.value,
        labels: labelsOf(project, (field) => sources.lookups.known(kindOf(field))),
        complete: complete && home.arrived,
      })),
    ),
  );
}
