import type { AgencyTree } from '../agency';
import { agencyIdsOf } from '../agency';
import { formatCount, formatNumber } from '../format';

/** What the figures cover: `Agence Paris et 4 agences rattachées`; the agency's own files where it is alone. */
export function perimeterLabel(tree: AgencyTree, isAlone = false): string {
  const below = isAlone ? 0 : agencyIdsOf(tree).length - 1;
  return below === 0
    ? tree.agency.name
    : `${tree.agency.name} et ${formatCount(below, 'agence rattachée', 'agences rattachées')}`;
}

interface Truncation {
  /** The other rows are on their way. */
  readonly isComing?: boolean;
  /** Filters of the page narrow what is counted, so that the others can be seen. */
  readonly hasFilters?: boolean;
}

/** Notice that the figures cover only the latest rows, when the list reached its limit; undefined otherwise. */
export function truncationNotice(
  shown: number,
  total: number,
  noun: 'projet' | 'proposition',
  { isComing = false, hasFilters = true }: Truncation = {},
): string | undefined {
  if (total <= shown) return undefined;
  const latest = noun === 'projet' ? 'derniers' : 'dernières';
  if (isComing)
    return `Pour l’instant, les ${formatNumber(shown)}\u00A0${latest} ${noun}s sur ${formatNumber(total)} sont ${noun === 'projet' ? 'comptés' : 'comptées'}. La suite arrive.`;
  const [only, taken] = noun === 'projet' ? ['Seuls', 'pris'] : ['Seules', 'prises'];
  const words = `${only} les ${formatNumber(shown)}\u00A0${latest} ${noun}s sur ${formatNumber(total)} sont ${taken} en compte.`;
  return hasFilters ? `${words} Affinez les filtres pour voir les autres.` : words;
}
