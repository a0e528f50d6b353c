import type { DataScope } from '@portal/domain/access';
import { fullName } from '@portal/domain/format';
import { hasKnownName, type LookupEntry, type LookupKind, lookupName } from '@portal/domain/lookup';
import type { Manager, NameBook } from '@portal/domain/person';
import {
  type AgentAccount,
  isKnownStatus,
  type Project,
  type ProjectOverview,
  statusLabel,
} from '@portal/domain/project';
import { combineLatest, map, type Observable, of } from 'rxjs';
import type { Progressive } from '../api';
import type { Agencies } from './agencies';
import { arriving, lacksAny, type Report, unlessRefused } from './arriving';
import type { Lookups } from './lookups';
import type { Managers } from './managers';
import { type Agents, isStranger, type People, tellsAccounts } from './people';

export interface NameSources {
  readonly agencies: Agencies;
  readonly people: People;
  readonly managers: Managers;
  readonly lookups: Lookups;
  readonly report: Report;
}

interface Names {
  readonly managers: ReadonlyMap<number, Manager>;
  readonly agents: Agents;
  /** More agents may still load: an e-mail replaces a missing name only afterwards. */
  readonly areAgentsComing: boolean;
  readonly types: readonly LookupEntry[];
  readonly usages: readonly LookupEntry[];
  readonly statuses: readonly LookupEntry[];
}

export const NO_CHOICES: readonly LookupEntry[] = [];
const NOBODY_KNOWN: ReadonlyMap<number, Manager> = new Map();

/** The names of a whole list: managers and agents always, since a search needs them; labels within `budget`. */
export function withNames(
  sources: NameSources,
  projects: readonly Project[],
  scope: DataScope,
  budget: number,
): Observable<Omit<Progressive<ProjectOverview>, 'total'>> {
  let left = budget;
  const spend = <T>(isNeeded: boolean, source: () => Observable<T>, fallback: T): Observable<T> => {
    if (!isNeeded || left <= 0) return of(fallback);
    left -= 1;
    return source();
  };

  const managerIds = projects.flatMap(({ managerId, managerName }) =>
    managerId === null || managerName !== '' ? [] : [managerId],
  );
  const known = sources.people.names();
  const emails = projects.map(({ prescriberEmail }) => prescriberEmail);
  const hasStrangers = emails.some((email) => isStranger(email, known));
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
  const asksAgents = hasStrangers || (tellsAccounts(scope) && projects.some(hasPrescriber));
  // Otherwise the agents are usually loaded already, and no call is made.
  if (hasStrangers) left -= 1;
  const asMet: Agents = { names: known, accounts: undefined };

  return combineLatest([
    arriving(sources.managers.byIds(managerIds, 'deferred'), NOBODY_KNOWN, sources.report),
    arriving(
      asksAgents ? sources.people.agentNames(scope, emails) : of(asMet),
      asMet,
      unlessRefused(sources.report),
    ),
    choices('propertyType', !projects.every(({ propertyType }) => hasKnownName(propertyType))),
    choices('propertyUsage', !projects.every(({ propertyUsage }) => hasKnownName(propertyUsage))),
    choices('projectStatus', !projects.every(({ status }) => status === null || isKnownStatus(status))),
  ]).pipe(
    map(([managers, agents, types, usages, statuses]) => {
      const names: Names = {
        managers: managers.value,
        agents: agents.value,
        areAgentsComing: !agents.arrived,
        types: types.value,
        usages: usages.value,
        statuses: statuses.value,
      };
      const arrivals = [managers, agents, types, usages, statuses];
      return {
        rows: projects.map((project) => toOverview(project, names, sources.agencies)),
        complete: arrivals.every(({ arrived }) => arrived),
        lacksNames: lacksAny(arrivals),
      };
    }),
  );
}

const hasPrescriber = ({ prescriberEmail }: Project): boolean => prescriberEmail !== '';

function toOverview(project: Project, names: Names, agencies: Agencies): ProjectOverview {
  const manager = project.managerId === null ? undefined : names.managers.get(project.managerId);
  return {
    project,
    agencyName: agencies.nameOf(project.agencyId),
    applicantName: fullName(project),
    managerName:
      project.managerName === '' && manager !== undefined ? fullName(manager) : project.managerName,
    agentName:
      names.agents.names.nameOf(project.prescriberEmail) ||
      (names.areAgentsComing ? '' : project.prescriberEmail),
    agentAccount: agentAccountOf(project, names.agents.accounts),
    statusLabel: statusLabel(project.status, names.statuses.find(({ id }) => id === project.status)?.name),
    propertyTypeLabel: lookupName(project.propertyType, names.types),
    propertyUsageLabel: lookupName(project.propertyUsage, names.usages),
  };
}

/** Whether the agent is of the reader's network; undefined unless `accounts` is complete: unknown is not false. */
export function agentAccountOf(
  { prescriberEmail }: Project,
  accounts: NameBook | undefined,
): AgentAccount | undefined {
  if (prescriberEmail === '') return 'none';
  if (accounts === undefined) return undefined;
  return accounts.knows(prescriberEmail) ? 'known' : 'unknown';
}
