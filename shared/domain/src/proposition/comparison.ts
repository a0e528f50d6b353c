import type { Proposition } from './proposition';
import { isNamedNew } from './status';
import { mostUrgentFirst } from './urgency';

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

/** Number of comparable proposals by project. */
export function comparableCounts(propositions: readonly Proposition[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const proposition of propositions) {
    const { projectId } = proposition;
    if (projectId !== null && !isNamedNew(proposition))
      counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  }
  return counts;
}
