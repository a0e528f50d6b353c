import { parisMonth } from '../format/calendar';
import type { Project } from '../project/project';

export interface MonthlyCount {
  /** 0 for January to 11 for December. */
  readonly month: number;
  readonly year: number;
  readonly count: number;
}

const MONTHS_SHOWN = 6;

/** Creations in each of the last months of Paris, the current one last; six in a chart (sections 2, 9). */
export function monthlyCounts(
  created: readonly { readonly createdAt: string | null }[],
  now: Date,
  months = MONTHS_SHOWN,
): readonly MonthlyCount[] {
  const current = parisMonth(now.toISOString());
  if (current === undefined) return [];
  const counts = new Map<number, number>();
  for (const { createdAt } of created) {
    const when = createdAt === null ? undefined : parisMonth(createdAt);
    if (when === undefined) continue;
    const key = when.year * 12 + when.month;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const last = current.year * 12 + current.month;
  return Array.from({ length: months }, (_, index) => {
    const key = last - (months - 1) + index;
    return { month: key % 12, year: Math.floor(key / 12), count: counts.get(key) ?? 0 };
  });
}

/** What the chart 'propositions accéptées' counts, as observed: docs/observed-behaviour.md#approuved */
export function countedAsAccepted(projects: readonly Project[]): readonly Project[] {
  return projects.filter(({ status }) => status === 'approuved');
}
