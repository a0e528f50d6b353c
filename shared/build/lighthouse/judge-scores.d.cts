type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
/** Category → 0 to 100; null where Lighthouse could not tell. */
type Scores = Readonly<Record<Category, number | null>>;

export declare const FLOORS: Readonly<Record<Category, number>>;
export declare function judgeScores(
  pages: readonly { readonly path: string; readonly isIndexed: boolean; readonly runs: readonly Scores[] }[],
  options: { readonly isPerformanceHeld: boolean },
): {
  readonly rows: readonly { readonly path: string; readonly scores: Scores }[];
  readonly misses: readonly string[];
};
