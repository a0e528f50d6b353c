import { subtreeOf } from '@portal/domain/agency';
import type { ProjectFilter } from '@portal/domain/project';
import type { FilterChoices } from './filter-choices';

/** Says which parameters of the address filter nothing; undefined when all of them do. */
export function refusedWords(refused: readonly string[]): string | undefined {
  if (refused.length === 0) return undefined;
  const names = refused.join(', ');
  return refused.length === 1
    ? `L’adresse de cette page demande un filtre qui n’existe pas ici (${names})\u00A0: il n’est pas appliqué.`
    : `L’adresse de cette page demande des filtres qui n’existent pas ici (${names})\u00A0: ils ne sont pas appliqués.`;
}

/** The same of a list, whose loaded choices also show an agency outside the user's own ones: it filters nothing. */
export function filterCaveat(
  refused: readonly string[],
  { agencyId }: ProjectFilter,
  { agencies }: FilterChoices,
): string | undefined {
  const isStray = agencyId !== undefined && agencies && !subtreeOf(agencies, agencyId);
  return refusedWords(isStray ? [...refused, 'agence'] : refused);
}
