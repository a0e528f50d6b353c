import { agencyWords, subtreeOf } from '@portal/domain/agency';
import { formatDate } from '@portal/domain/format';
import type { ProjectFilter } from '@portal/domain/project';
import type { Choice, ChoiceGroup, FilterChoices } from './filter-choices';
import type { FilterInForce } from './filter-set';

/** The active filters, in the order of the bar; a period counts once. */
export function activeFilters(
  filter: ProjectFilter,
  choices: FilterChoices,
  statuses: readonly ChoiceGroup[] | undefined,
): readonly FilterInForce<ProjectFilter>[] {
  const active: FilterInForce<ProjectFilter>[] = [];
  const add = (name: string, words: string, without: ProjectFilter) => active.push({ name, words, without });
  const { agencyId, applicantId, agentEmail, from, to } = filter;
  if (agencyId !== undefined) {
    const tree = choices.agencies;
    const part = tree && subtreeOf(tree, agencyId);
    const name = part ? agencyWords(part, filter.isAgencyAlone) : `n°\u00A0${String(agencyId)}`;
    // An agency outside the tree filters nothing.
    if (part || !tree)
      add('agency', `Agence\u00A0: ${name}`, { ...filter, agencyId: undefined, isAgencyAlone: undefined });
  }
  if (applicantId !== undefined) {
    const name = nameIn(choices.applicants, String(applicantId)) ?? `n°\u00A0${String(applicantId)}`;
    add('applicant', `Demandeur\u00A0: ${name}`, { ...filter, applicantId: undefined });
  }
  if (agentEmail !== undefined) {
    const name = nameIn(choices.agents, agentEmail) ?? agentEmail;
    add('agent', `Agent\u00A0: ${name}`, { ...filter, agentEmail: undefined });
  }
  if (filter.statuses !== undefined) {
    const all = statuses?.flatMap((group) => group.choices);
    const names = filter.statuses.map((status) => nameIn(all, status) ?? status).join(', ');
    add('status', `Statut\u00A0: ${nameIn(all, filter.statuses.join(',')) ?? names}`, {
      ...filter,
      statuses: undefined,
    });
  }
  if (from !== undefined || to !== undefined) {
    add('dates', periodWords(from, to), { ...filter, from: undefined, to: undefined });
  }
  return active;
}

const nameIn = (choices: readonly Choice[] | undefined, value: string): string | undefined =>
  choices?.find((choice) => choice.value === value)?.label;

function periodWords(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `Jusqu’au ${formatDate(to ?? null)}`;
  if (to === undefined) return `Depuis le ${formatDate(from)}`;
  return `Du ${formatDate(from)} au ${formatDate(to)}`;
}
