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
 * The sort is stable; rows without a value (null or '') come last in both directions.
 */
export function sortRows<Row, Name extends string>(
  rows: readonly Row[],
  { by, descending }: Sort<Name>,
  values: Readonly<Record<Name, (row: Row) => string | number | null>>,
): readonly Row[] {
  const direction = descending ? -1 : 1;
  const valueOf = (row: Row) => values[by](row) ?? '';
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    if (typeof left === 'number' && typeof right === 'number') return direction * (left - right);
    return direction * french.compare(String(left), String(right));
  });
}

export const sortProjects = (
  rows: readonly ProjectOverview[],
  sort: ProjectSort,
): readonly ProjectOverview[] =>
  sortRows(rows, sort, {
    createdAt: ({ project }) => project.createdAt,
    amount: ({ project }) => project.amountToFinance,
    status: ({ statusLabel }) => statusLabel,
    applicant: ({ applicantName }) => applicantName,
    agent: ({ agentName }) => agentName,
  });
