import type { ProjectFilterName } from '../project/filters';
import type { ProjectSortName } from '../project/sorting';
import type { PropositionFilterName, PropositionSortName } from '../proposition/filters';
import type { Role } from './role';

/** The filters and sorts that a list offers. Screens read the policy instead of testing the role. */
export interface ListPolicy<Filter extends string, Sort extends string> {
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
}

export type ProjectListPolicy = ListPolicy<ProjectFilterName, ProjectSortName>;
export type PropositionListPolicy = ListPolicy<PropositionFilterName, PropositionSortName>;

const seesNetwork = (role: Role): boolean => role === 'ADMIN' || role === 'DIRECTOR';
const isSelfOnly = (role: Role): boolean => role === 'APPLICANT' || role === 'VISITOR';

/** What both lists offer (section 6): agency for directors and administrators, no applicant for applicants. */
function policyOf<Sort extends string>(role: Role, ownSorts: readonly Sort[], hasAgent: boolean) {
  const filters: ProjectFilterName[] = [];
  if (seesNetwork(role)) filters.push('agency');
  const people: ('applicant' | 'agent')[] = [];
  if (!isSelfOnly(role)) people.push('applicant');
  if (hasAgent) people.push('agent');
  filters.push(...people, 'status', 'dates');
  return { filters, sorts: [...ownSorts, ...people] };
}

/** No agent for agents. */
export const projectListPolicy = (role: Role): ProjectListPolicy =>
  policyOf(role, ['createdAt', 'amount', 'status'], role !== 'AGENT');

/** By urgency for who answers. Observed and kept, the agent for agents: docs/observed-behaviour.md#agent-filter */
export const propositionListPolicy = (role: Role): PropositionListPolicy =>
  policyOf(
    role,
    [...(isSelfOnly(role) ? (['urgency'] as const) : []), 'createdAt', 'validUntil', 'status'],
    true,
  );
