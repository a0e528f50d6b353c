export interface TopAgent {
  readonly agent: string;
  readonly count: number;
}

export type RankingPeriod = 'month' | 'year';

const FIRST = 5;

/** By count then by name: the first five (section 9), and those who are left out though they have as many as the fifth. */
export function ranked(rows: readonly TopAgent[]): {
  readonly first: readonly TopAgent[];
  readonly tied: readonly TopAgent[];
} {
  const french = new Intl.Collator('fr-FR');
  const all = rows.toSorted((a, b) => b.count - a.count || french.compare(a.agent, b.agent));
  const first = all.slice(0, FIRST);
  return { first, tied: all.slice(FIRST).filter(({ count }) => count === first.at(-1)?.count) };
}
