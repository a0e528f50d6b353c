/**
 * Page numbers to show, from 1: first, last, the current one with its neighbours; `null` is a gap. A gap of a single
 * page shows that page.
 */
export function pageNumbers(current: number, last: number): readonly (number | null)[] {
  const kept = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(kept)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
