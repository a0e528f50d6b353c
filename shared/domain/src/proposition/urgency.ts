import type { Proposition } from './proposition';
import { type PropositionState, standingOf, type Weighed } from './standing';
import { validityOf } from './validity';
import { isNamedNew } from './status';

type Urgent = Weighed & Pick<Proposition, 'createdAt'>;

const RANKS = ['dated', 'open-ended', 'answered', 'over'] as const;

const SETTLED: readonly PropositionState[] = ['accepted', 'declined', 'superseded'];

function rankOf(proposition: Urgent, now: Date): (typeof RANKS)[number] {
  const { state, isEnded } = standingOf(proposition, now);
  if (SETTLED.includes(state)) return 'answered';
  if (isEnded) return 'over';
  return validityOf(proposition, now).kind === 'valid' ? 'dated' : 'open-ended';
}

/** What can be answered, the first to expire first; what was answered; what is over, the newest first. */
export function mostUrgentFirst<Row>(
  rows: readonly Row[],
  propositionOf: (row: Row) => Urgent,
  now: Date,
): readonly Row[] {
  const keyed = rows.map((row) => {
    const proposition = propositionOf(row);
    const rank = rankOf(proposition, now);
    const place = rank === 'dated' ? timeOf(proposition.validUntil) : -timeOf(proposition.createdAt);
    return { row, rank: RANKS.indexOf(rank), place };
  });
  return keyed
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ row }) => row);
}

/** 0 without a date, or with one that is none. */
const timeOf = (date: string | null): number => Date.parse(date ?? '') || 0;

/** The proposals of a project that can be compared: those its file lists (not those named Nouvelle), in its order. */
export const comparablePropositions = (
  propositions: readonly Proposition[],
  now: Date,
): readonly Proposition[] =>
  mostUrgentFirst(
    propositions.filter((proposition) => !isNamedNew(proposition)),
    (proposition) => proposition,
    now,
  );

export function comparableCounts(propositions: readonly Proposition[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const proposition of propositions) {
    const { projectId } = proposition;
    if (projectId !== null && !isNamedNew(proposition))
      counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  }
  return counts;
}
