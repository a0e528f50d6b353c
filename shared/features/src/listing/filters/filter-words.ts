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

/** Says which parameters of the address filter nothing; undefined when all of them do. */
export function refusedWords(refused: readonly string[]): string | undefined {
  if (refused.length === 0) return undefined;
  const names = refused.join(', ');
  return refused.length === 1
    ? `L’adresse de cette page demande un filtre qui n’existe pas ici (${names})\u00A0: il n’est pas appliqué.`
    : `L’adresse de cette page demande des filtres qui n’existent pas ici (${names})\u00A0: ils ne sont pas appliqués.`;
}

/**
 * What the address of a list asks for in vain. The choices, once loaded, also show an agency outside the user's own ones,
 * which filters nothing, and a status that no row can have.
 */
export function filterCaveats(
  refused: readonly string[],
  { agencyId, statuses }: ProjectFilter,
  { agencies }: FilterChoices,
  choices: readonly ChoiceGroup[] | undefined,
): readonly (string | undefined)[] {
  const isStray = agencyId !== undefined && agencies && !subtreeOf(agencies, agencyId);
  const known = choices?.flatMap((group) => group.choices.flatMap(({ value }) => value.split(',')));
  const unknown = statuses?.filter((status) => known?.includes(status) === false) ?? [];
  return [
    refusedWords(isStray ? [...refused, 'agence'] : refused),
    unknown.length === 0
      ? undefined
      : `Aucun statut ne s’appelle «\u00A0${unknown.join(', ')}\u00A0»\u00A0: retirez ce filtre.`,
  ];
}
