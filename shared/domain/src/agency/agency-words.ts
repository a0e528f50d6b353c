import { formatNumber } from '../format';
import type { AgencyTree } from './agency';
import { agencyIdsOf } from './agency-tree';

/** Label of a selected agency, which includes its descendants: `Paris Nord et ses 4 agences`. */
export function agencyWords(tree: AgencyTree): string {
  const below = agencyIdsOf(tree).length - 1;
  if (below === 0) return tree.agency.name;
  return below === 1
    ? `${tree.agency.name} et son agence`
    : `${tree.agency.name} et ses ${formatNumber(below)}\u00A0agences`;
}
