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

/** Sorts loaded rows: the back office cannot sort by name. Stable; without a value a row comes last both ways. */
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
