import type { Proposition } from './proposition';
import { isNew } from './status';
import { isAnswerable } from './validity';

/**
 * The proposals of a project that can be compared: those its file lists (not those named Nouvelle). Those that can
 * still be answered come first, by end date; then the others, newest first.
 */
export function comparablePropositions(
  propositions: readonly Proposition[],
  now: Date,
): readonly Proposition[] {
  const isOpen = (proposition: Proposition): boolean => isAnswerable(proposition, now);
  return propositions
    .filter((proposition) => !isNew(proposition))
    .toSorted((a, b) => {
      if (isOpen(a) !== isOpen(b)) return isOpen(a) ? -1 : 1;
      // Letters sort after digits: no end date comes last.
      if (isOpen(a)) return inOrder(a.validUntil ?? 'never', b.validUntil ?? 'never');
      return inOrder(b.createdAt ?? '', a.createdAt ?? '');
    });
}

/** Number of comparable proposals by project. */
export function comparableCounts(propositions: readonly Proposition[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const proposition of propositions) {
    const { projectId } = proposition;
    if (projectId !== null && !isNew(proposition)) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  }
  return counts;
}

const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);
