import type { ProjectOverview } from './project';

export type ProjectSortName = 'createdAt' | 'amount' | 'status' | 'applicant' | 'agent';

export interface Sort<Name extends string> {
  readonly by: Name;
  readonly descending: boolean;
}

export type ProjectSort = Sort<ProjectSortName>;

export const PROJECT_SORT_LABELS: Readonly<Record<ProjectSortName, string>> = {
  createdAt: 'Date de création',
  amount: 'Montant',
  status: 'Statut',
  applicant: 'Demandeur',
  agent: 'Agent',
};

export const DEFAULT_PROJECT_SORT: ProjectSort = { by: 'createdAt', descending: true };

const french = new Intl.Collator('fr-FR');

/**
 * Sorts loaded rows in the browser: the back office sorts people by id, never by name, and a call costs half a second.
 * The sort is stable; projects without a value come last in both directions.
 */
export function sortProjects(
  rows: readonly ProjectOverview[],
  { by, descending }: ProjectSort,
): readonly ProjectOverview[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [sortValue(a, by), sortValue(b, by)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return direction * (left - right);
    return direction * french.compare(String(left), String(right));
  });
}

function sortValue(row: ProjectOverview, by: ProjectSortName): string | number | null {
  switch (by) {
    case 'createdAt':
      return row.project.createdAt;
    case 'amount':
      return row.project.amountToFinance;
    case 'status':
      return row.statusLabel === '' ? null : row.statusLabel;
    case 'applicant':
      return row.applicantName === '' ? null : row.applicantName;
    case 'agent':
      return row.agentName === '' ? null : row.agentName;
  }
}
