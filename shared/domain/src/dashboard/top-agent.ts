/** A row of the rankings: an agent and their number of financed files. */
export interface TopAgent {
  readonly agent: string;
  readonly count: number;
}

export type RankingPeriod = 'month' | 'year';

const SHOWN = 5;

/** The first five, by count then by name (section 9). */
export function ranked(rows: readonly TopAgent[]): readonly TopAgent[] {
  const french = new Intl.Collator('fr-FR');
  return rows.toSorted((a, b) => b.count - a.count || french.compare(a.agent, b.agent)).slice(0, SHOWN);
}
