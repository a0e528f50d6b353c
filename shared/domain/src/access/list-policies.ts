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

/** Section 6: agency for directors and administrators, no applicant for applicants, no agent for agents. */
export function projectListPolicy(role: Role): ProjectListPolicy {
  const filters: ProjectFilterName[] = [];
  if (seesNetwork(role)) filters.push('agency');
  if (!isSelfOnly(role)) filters.push('applicant');
  if (role !== 'AGENT') filters.push('agent');
  filters.push('status', 'dates');

  const sorts: ProjectSortName[] = ['createdAt', 'amount', 'status'];
  if (!isSelfOnly(role)) sorts.push('applicant');
  if (role !== 'AGENT') sorts.push('agent');
  return { filters, sorts };
}

/** Filters and sorts of the proposal list (section 6). */
export function propositionListPolicy(role: Role): PropositionListPolicy {
  const filters: PropositionFilterName[] = [];
  if (seesNetwork(role)) filters.push('agency');
  if (!isSelfOnly(role)) filters.push('applicant');
  // Observed in the reference portal and kept, agents included: docs/observed-behaviour.md#agent-filter
  filters.push('agent', 'status', 'dates');

  const sorts: PropositionSortName[] = ['createdAt', 'validUntil', 'status'];
  if (!isSelfOnly(role)) sorts.push('applicant');
  sorts.push('agent');
  return { filters, sorts };
}
