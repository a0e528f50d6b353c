import type { Proposition } from './proposition';
import { canStillAnswer, isNew } from './status';
import { validityOf } from './validity';

/**
 * The proposals of one project that may stand side by side: those its file lists (not the ones named Nouvelle). What can
 * still be answered comes first, the one that ends soonest ahead; then the others, newest first.
 */
export function comparablePropositions(
  propositions: readonly Proposition[],
  now: Date,
): readonly Proposition[] {
  const isOpen = (proposition: Proposition): boolean =>
    canStillAnswer(proposition) && validityOf(proposition, now).kind !== 'expired';
  return propositions
    .filter((proposition) => !isNew(proposition))
    .toSorted((a, b) => {
      if (isOpen(a) !== isOpen(b)) return isOpen(a) ? -1 : 1;
      // Letters come after digits: what has no end ends last.
      if (isOpen(a)) return inOrder(a.validUntil ?? 'never', b.validUntil ?? 'never');
      return inOrder(b.createdAt ?? '', a.createdAt ?? '');
    });
}

/** How many of these proposals can stand side by side, by project. */
export function comparableCounts(propositions: readonly Proposition[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const proposition of propositions) {
    const { projectId } = proposition;
    if (projectId !== null && !isNew(proposition)) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  }
  return counts;
}

const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);
