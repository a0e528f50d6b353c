import type { ProjectFilter, ProjectFilterName } from '../project/filters';
import { sortRows, type Sort } from '../project/sorting';
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

export const sortPropositions = (
  rows: readonly PropositionOverview[],
  sort: PropositionSort,
): readonly PropositionOverview[] =>
  sortRows(rows, sort, {
    createdAt: ({ proposition }) => proposition.createdAt,
    validUntil: ({ proposition }) => proposition.validUntil,
    status: ({ statusLabel }) => statusLabel,
    applicant: ({ applicantName }) => applicantName,
    agent: ({ agentName }) => agentName,
  });
