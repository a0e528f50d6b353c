import type { ProjectFilterName } from '../project/filters';
import { sortRows, type Sort } from '../project/sorting';
import type { PropositionOverview } from './proposition';
import { mostUrgentFirst } from './urgency';

export type PropositionFilterName = ProjectFilterName;
/** `urgency` has one direction: see `mostUrgentFirst`. */
export type PropositionSortName = 'urgency' | 'createdAt' | 'validUntil' | 'status' | 'applicant' | 'agent';
export type PropositionSort = Sort<PropositionSortName>;

export const PROPOSITION_SORT_LABELS: Readonly<Record<PropositionSortName, string>> = {
  urgency: 'Les plus urgentes d’abord',
  createdAt: 'Date de création',
  validUntil: 'Date de validité',
  status: 'Statut',
  applicant: 'Demandeur',
  agent: 'Agent',
};

export const DEFAULT_PROPOSITION_SORT: PropositionSort = { by: 'createdAt', descending: true };

/** For who answers: see `mostUrgentFirst`. */
export const MOST_URGENT_FIRST: PropositionSort = { by: 'urgency', descending: true };

/** Not by urgency, which is for who answers: see `sortOwnPropositions`. */
export const sortPropositions = (
  rows: readonly PropositionOverview[],
  sort: PropositionSort,
): readonly PropositionOverview[] =>
  sortRows(rows, sort, {
    urgency: () => null,
    createdAt: ({ proposition }) => proposition.createdAt,
    validUntil: ({ proposition }) => proposition.validUntil,
    status: ({ statusLabel }) => statusLabel,
    applicant: ({ applicantName }) => applicantName,
    agent: ({ agentName }) => agentName,
  });

/** @param now for the order by urgency */
export const sortOwnPropositions = (
  rows: readonly PropositionOverview[],
  sort: PropositionSort,
  now: Date,
): readonly PropositionOverview[] =>
  sort.by === 'urgency'
    ? mostUrgentFirst(rows, ({ proposition }) => proposition, now)
    : sortPropositions(rows, sort);
