import { fullName } from '@portal/domain/format';
import { NOBODY_MET } from '@portal/domain/person';
import type { Project } from '@portal/domain/project';
import { canDecide, PROPOSITION_WITHOUT_PROJECT, type Proposition } from '@portal/domain/proposition';
import type { Priority } from '@portal/kit';
import { combineLatest, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';
import type { PropositionsApi } from '../api';
import { arriving, unlessRefused } from './arriving';
import { type NameSources, NO_CHOICES } from './project-overview';
import { nameStatus, type NamingContext, toOverview } from './proposition-overview';

const NONE: readonly Proposition[] = [];

interface FileContext extends NamingContext {
  readonly ofProject: (projectId: number, priority: Priority) => Observable<readonly Proposition[]>;
}

interface Managed {
  readonly project: Project | undefined;
  readonly managerName: string;
  /** False while the name of the manager or of the agent is loading. */
  readonly arrived: boolean;
}

const NOT_MANAGED: Managed = { project: undefined, managerName: '', arrived: true };

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

/** A proposal with all that its page shows. Requests the referenced records again only when the references change, not for each answer (cached, fresh). */
export function fileOf(
  found: Observable<Proposition>,
  { sources, projects, statuses, ofProject }: FileContext,
): ReturnType<PropositionsApi['file']> {
  const managed = (project: Project): Observable<Managed> =>
    combineLatest([
      arriving(managerNameOf(project, sources), '', sources.report),
      arriving(sources.people.named([project.prescriberEmail]), NOBODY_MET, unlessRefused(sources.report)),
    ]).pipe(
      map(([manager, agent]) => ({
        project,
        managerName: manager.value,
        arrived: manager.arrived && agent.arrived,
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
  /** Reads again when the reference changes. */
  const following = <Key, T>(keyOf: (proposition: Proposition) => Key, read: (key: Key) => Observable<T>) =>
    found.pipe(map(keyOf), distinctUntilChanged(), switchMap(read));

  return combineLatest([
    found,
    following(({ agencyId }) => agencyId, agencyOf),
    following(({ projectId }) => projectId, projectOf),
    following(
      () => 'once',
      () => arriving(statuses(), NO_CHOICES, sources.report),
    ),
    // Only a proposal that can still be answered needs to know whether another one of its project was accepted.
    following((proposition) => (canDecide(proposition) ? proposition.projectId : null), rivalsOf),
  ]).pipe(
    map(([proposition, agency, file, names, rivals]) => {
      const { project, managerName } = file.value;
      const { acceptedInstead } = rivals.value.find(({ id }) => id === proposition.id) ?? {};
      const overview = toOverview(
        nameStatus({ ...proposition, acceptedInstead }, names.value),
        project,
        sources,
        undefined,
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
