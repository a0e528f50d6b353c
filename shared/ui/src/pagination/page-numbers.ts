/** Page numbers from 1: first, last, current and its neighbours; `null` is a gap of at least two pages. */
export function pageNumbers(current: number, last: number): readonly (number | null)[] {
  const kept = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(kept)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
