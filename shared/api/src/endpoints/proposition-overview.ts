import type { DataScope } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import type { LookupEntry } from '@portal/domain/lookup';
import { type NameBook, NOBODY_MET } from '@portal/domain/person';
import { type Project, projectTitle } from '@portal/domain/project';
import {
  isKnownPropositionStatus,
  PROPOSITION_WITHOUT_PROJECT,
  type Proposition,
  type PropositionOverview,
  propositionStatusLabel,
} from '@portal/domain/proposition';
import { combineLatest, map, type Observable, of, switchMap } from 'rxjs';
import type { PropositionQuery, Rows } from '../api';
import { arriving, lacksAny, unlessRefused } from './arriving';
import { type Agents, isStranger, tellsAccounts } from './people';
import { agentAccountOf, type NameSources, NO_CHOICES } from './project-overview';
import type { Projects } from './projects';

/** Agents were not requested, so agent accounts are unknown; known names still come from the book. */
const NOT_ASKED: Agents = { names: NOBODY_MET, accounts: undefined };
const NO_PROJECTS: Rows<Project> = { rows: [], total: 0 };

export interface NamingContext {
  readonly sources: NameSources;
  readonly projects: Projects;
  readonly statuses: () => Observable<readonly LookupEntry[]>;
}

/** With the name that the server gives to its status, unless it has one. */
export function nameStatus(proposition: Proposition, entries: readonly LookupEntry[]): Proposition {
  const listed = entries.find(({ id }) => id === proposition.status)?.name;
  return listed === undefined || proposition.statusName !== ''
    ? proposition
    : { ...proposition, statusName: listed };
}

/** The names of a list from the projects of its scope, shared with their list; then agents, then statuses. */
export function withProjects(
  { rows, total }: Rows<Proposition>,
  { scope, filter }: PropositionQuery,
  budget: number,
  { sources, projects, statuses }: NamingContext,
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
      ? sources.people.agentNames(
          scope,
          found.map(({ prescriberEmail }) => prescriberEmail),
        )
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
          const overview = toOverview(nameStatus(proposition, listed), project, sources, accounts);
          if (complete) return overview;
          // What stands in for a title or a name comes once neither may come any more.
          return {
            ...overview,
            projectTitle: project ? overview.projectTitle : '',
            agentName: sources.people.names().nameOf(project?.prescriberEmail ?? ''),
          };
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

export function toOverview(
  proposition: Proposition,
  project: Project | undefined,
  { agencies, people }: NameSources,
  accounts: NameBook | undefined,
): PropositionOverview {
  const agent = project?.prescriberEmail ?? '';
  const { projectId } = proposition;
  return {
    proposition: project === undefined ? proposition : { ...proposition, fileStatus: project.status },
    projectTitle: projectId === null ? '' : projectTitle(project ?? { id: projectId, title: '' }),
    agencyName: agencies.nameOf(proposition.agencyId),
    applicantName: project === undefined ? '' : fullName(project),
    applicantEmail: project?.email ?? '',
    applicantPhone: project?.phone ?? '',
    agentName: people.names().nameOf(agent) || agent,
    // Without a project there is no agent; of one that is not loaded, it is unknown.
    agentAccount: projectId === null ? 'none' : project && agentAccountOf(project, accounts),
    statusLabel: propositionStatusLabel(proposition.status, proposition.statusName),
  };
}
