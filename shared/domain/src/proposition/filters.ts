import type { ProjectFilter, ProjectFilterName } from '../project/filters';
import type { Sort } from '../project/sorting';
import type { PropositionOverview } from './proposition';

export type PropositionFilterName = ProjectFilterName;
export type PropositionSortName = 'createdAt' | 'validUntil' | 'status' | 'applicant' | 'agent';
export type PropositionSort = Sort<PropositionSortName>;

/** As for projects; `from` and `to` apply to the creation of the proposal. */
export type PropositionFilter = ProjectFilter;

export const PROPOSITION_SORT_LABELS: Readonly<Record<PropositionSortName, string>> = {
  createdAt: 'Date de création',
  validUntil: 'Date de validité',
  status: 'Statut',
  applicant: 'Demandeur',
  agent: 'Agent',
};

export const DEFAULT_PROPOSITION_SORT: PropositionSort = { by: 'createdAt', descending: true };

const french = new Intl.Collator('fr-FR');

/** Sorts loaded rows in the browser. Rows without a value come last in both directions. */
export function sortPropositions(
  rows: readonly PropositionOverview[],
  { by, descending }: PropositionSort,
): readonly PropositionOverview[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [sortText(a, by), sortText(b, by)];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return direction * french.compare(left, right);
  });
}

function sortText(row: PropositionOverview, by: PropositionSortName): string {
  switch (by) {
    case 'createdAt':
      return row.proposition.createdAt ?? '';
    case 'validUntil':
      return row.proposition.validUntil ?? '';
    case 'status':
      return row.statusLabel;
    case 'applicant':
      return row.applicantName;
    case 'agent':
      return row.agentName;
  }
}
