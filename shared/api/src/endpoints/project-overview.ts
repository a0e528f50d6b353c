import type { DataScope } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import { hasKnownName, type LookupEntry, type LookupKind, lookupName } from '@portal/domain/lookup';
import type { Manager } from '@portal/domain/person';
import { isKnownStatus, type Project, type ProjectOverview, statusLabel } from '@portal/domain/project';
import { combineLatest, map, type Observable, of } from 'rxjs';
import type { Agencies } from './agencies';
import { arriving, type Report } from './arriving';
import type { Lookups } from './lookups';
import type { Managers } from './managers';
import type { People } from './people';

export interface NameSources {
  readonly agencies: Agencies;
  readonly people: People;
  readonly managers: Managers;
  readonly lookups: Lookups;
  /** Hears of the names that could not be had. */
  readonly report: Report;
}

interface Names {
  readonly managers: ReadonlyMap<number, Manager>;
  readonly agents: ReadonlyMap<string, string>;
  readonly types: readonly LookupEntry[];
  readonly usages: readonly LookupEntry[];
  readonly statuses: readonly LookupEntry[];
}

const NO_CHOICES: readonly LookupEntry[] = [];
const NOBODY_KNOWN: ReadonlyMap<number, Manager> = new Map();

/**
 * The names of a whole list, in as many calls as `budget` allows and never one per row: managers we have not met, then
 * agents, then the labels of ids that we have no words for. What the budget does not reach is shown as it is known: an
 * agent by e-mail, a choice by its id made readable. A manager has no such stand-in, so managers are always asked.
 */
export function withNames(
  sources: NameSources,
  projects: readonly Project[],
  scope: DataScope,
  budget: number,
): Observable<{ readonly rows: readonly ProjectOverview[]; readonly complete: boolean }> {
  let left = budget;
  const spend = <T>(isNeeded: boolean, source: () => Observable<T>, fallback: T): Observable<T> => {
    if (!isNeeded || left <= 0) return of(fallback);
    left -= 1;
    return source();
  };

  const managerIds = projects.flatMap(({ managerId, managerName }) =>
    managerId === null || managerName !== '' ? [] : [managerId],
  );
  const known = sources.people.knownAgents();
  const isStranger = ({ prescriberEmail }: Project) => prescriberEmail !== '' && !known.has(prescriberEmail);
  const choices = (kind: LookupKind, isNeeded: boolean) => {
    const met = sources.lookups.known(kind);
    const entries = met ?? NO_CHOICES;
    return arriving(
      spend(isNeeded && met === undefined, () => sources.lookups.list(kind, 'deferred'), entries),
      entries,
      sources.report,
    );
  };
  if (!sources.managers.knows(managerIds)) left -= 1;

  return combineLatest([
    arriving(sources.managers.byIds(managerIds, 'deferred'), NOBODY_KNOWN, sources.report),
    arriving(
      spend(projects.some(isStranger), () => sources.people.agentNames(scope), known),
      known,
      sources.report,
    ),
    choices('propertyType', !projects.every(({ propertyType }) => hasKnownName(propertyType))),
    choices('propertyUsage', !projects.every(({ propertyUsage }) => hasKnownName(propertyUsage))),
    choices('projectStatus', !projects.every(({ status }) => status === null || isKnownStatus(status))),
  ]).pipe(
    map(([managers, agents, types, usages, statuses]) => {
      const names: Names = {
        managers: managers.value,
        agents: agents.value,
        types: types.value,
        usages: usages.value,
        statuses: statuses.value,
      };
      return {
        rows: projects.map((project) => toOverview(project, names, sources.agencies)),
        complete: [managers, agents, types, usages, statuses].every(({ arrived }) => arrived),
      };
    }),
  );
}

function toOverview(project: Project, names: Names, agencies: Agencies): ProjectOverview {
  const manager = project.managerId === null ? undefined : names.managers.get(project.managerId);
  return {
    project,
    agencyName: agencies.nameOf(project.agencyId),
    applicantName: fullName(project),
    managerName:
      project.managerName === '' && manager !== undefined ? fullName(manager) : project.managerName,
    agentName: names.agents.get(project.prescriberEmail) ?? project.prescriberEmail,
    statusLabel: statusLabel(project.status, names.statuses.find(({ id }) => id === project.status)?.name),
    propertyTypeLabel: lookupName(project.propertyType, names.types),
    propertyUsageLabel: lookupName(project.propertyUsage, names.usages),
  };
}
