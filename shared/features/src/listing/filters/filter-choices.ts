import type { Api } from '@portal/api';
import type { DataScope } from '@portal/domain/access';
import { agencyIdsOf, type AgencyTree } from '@portal/domain/agency';
import { fullName } from '@portal/domain/format';
import type { NameBook, Person } from '@portal/domain/person';
import { isClosed, PROJECT_STATUSES, type ProjectStatus, statusLabel } from '@portal/domain/project';
import { useState } from 'react';
import { combineLatest, map, type Observable, of, startWith, switchMap } from 'rxjs';
import { orElse, useApi, useResource } from '../../resource';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Options under a heading; '' for none. */
export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/** Options of each filter; undefined until loaded. They are requested when the user approaches the filters. */
export interface FilterChoices {
  /** Null when the network failed to load: the list is then shown without agency names. */
  readonly agencies?: AgencyTree | null | undefined;
  readonly applicants?: readonly Choice[] | undefined;
  readonly agents?: readonly Choice[] | undefined;
}

/** Non-breaking spaces show the depth: an `option` holds text only. */
const INDENT = '\u00A0\u00A0\u00A0';

/** The agency and all below it, each under its parent, by name. */
export function agencyChoices(tree: AgencyTree): readonly Choice[] {
  const walk = ({ agency, children }: AgencyTree, depth: number): readonly Choice[] => [
    { value: String(agency.id), label: INDENT.repeat(depth) + agency.name },
    ...children
      .toSorted((a, b) => french.compare(a.agency.name, b.agency.name))
      .flatMap((child) => walk(child, depth + 1)),
  ];
  return agencyIdsOf(tree).length === 0 ? [] : walk(tree, 0);
}

export const applicantChoices = (people: readonly Person[]): readonly Choice[] =>
  inAlphabeticalOrder(people.map((person) => ({ value: String(person.id), label: nameOf(person) })));

/** Agents by e-mail, which is how a project refers to its agent. */
export const agentChoices = (people: readonly Person[]): readonly Choice[] =>
  inAlphabeticalOrder(
    people
      .filter(({ email }) => email !== '')
      .map((person) => ({ value: person.email, label: nameOf(person) })),
  );

/** The agents of one's own files, without those whose name is not known. */
export const ownAgentChoices = (emails: readonly string[], { nameOf: known }: NameBook): readonly Choice[] =>
  inAlphabeticalOrder(
    emails.map((email) => ({ value: email, label: known(email) })).filter(({ label }) => label !== ''),
  );

const french = new Intl.Collator('fr-FR', { numeric: true });

const nameOf = (person: Person): string => fullName(person) || person.email;

function inAlphabeticalOrder(choices: readonly Choice[]): readonly Choice[] {
  return choices.toSorted((a, b) => french.compare(a.label, b.label));
}

const choice = (status: ProjectStatus) => ({ value: status, label: statusLabel(status) });
const isRunning = (status: ProjectStatus) => !isClosed(status);

/** Options of the project status filter. Labels are fixed (section 4), so no request is needed. */
export const PROJECT_STATUS_CHOICES: readonly ChoiceGroup[] = [
  { heading: 'En cours', choices: PROJECT_STATUSES.filter(isRunning).map(choice) },
  { heading: 'Clos', choices: PROJECT_STATUSES.filter(isClosed).map(choice) },
];

const NONE: FilterChoices = {};
const NOBODY: readonly Choice[] = [];

/**
 * Options of a list's filters. Each list of people costs a request of half a second, so they are loaded only when the
 * user approaches the filters, or when an active filter needs a name and the list is complete.
 *
 * @param scope whose projects are listed.
 * @param wanted an active filter needs its name, and the list has finished its own requests.
 */
export function useFilterChoices(
  scope: DataScope,
  filters: readonly string[],
  wanted: boolean,
): {
  readonly choices: FilterChoices;
  readonly isAsked: boolean;
  readonly reach: () => void;
} {
  const api = useApi();
  const [isReached, setReached] = useState(false);
  const isAsked = isReached || wanted;

  const resource = useResource((): Observable<FilterChoices> => {
    if (!isAsked) return of(NONE);
    const ask = <T, None>(name: string, list: () => Observable<T>, none: None) =>
      filters.includes(name) ? list().pipe(orElse<T, None>(none), startWith(undefined)) : of(undefined);
    return combineLatest({
      agencies: ask('agency', () => api.agencies.tree(scope.agencyId), null),
      applicants: ask('applicant', () => api.people.applicants(scope).pipe(map(applicantChoices)), NOBODY),
      agents: ask('agent', () => agentsOf(scope, api), NOBODY),
    });
  }, [api, filters, isAsked, scope]);

  return {
    choices: resource.value ?? NONE,
    isAsked,
    reach: () => setReached(true),
  };
}

/** Whoever has projects of their own may see no list of agents: their agents are those whom the projects name. */
function agentsOf(scope: DataScope, { people, projects }: Api): Observable<readonly Choice[]> {
  if (scope.kind !== 'own') return people.agents(scope).pipe(map(agentChoices));
  return projects.list({ scope }, 'deferred').pipe(
    map(({ rows }) => [...new Set(rows.map(({ prescriberEmail }) => prescriberEmail))]),
    switchMap((emails) => people.named(emails).pipe(map((names) => ownAgentChoices(emails, names)))),
  );
}
