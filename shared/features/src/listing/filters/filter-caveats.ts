import { subtreeOf } from '@portal/domain/agency';
import type { ProjectFilter } from '@portal/domain/project';
import type { ChoiceGroup, FilterChoices } from './filter-choices';

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
