import type { ElementType } from 'react';
import { ChevronLeft, ChevronRight } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './pagination.module.css';

const COUNT = new Intl.NumberFormat('fr-FR');

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The router's link; a page is a URL. */
  linkAs?: ElementType | undefined;
  /** Props of the link to a page: `(page) => ({ to: … })`, or `({ href })` without a router. */
  linkTo: (page: number) => Readonly<Record<string, unknown>>;
}

/** « 21 à 30 sur 465 » and links to the pages. Nothing for a single page. */
export function Pagination({ page, pageSize, total, linkAs: Link = 'a', linkTo }: PaginationProps) {
  const last = Math.max(Math.ceil(total / pageSize), 1);
  if (last === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const end = Math.min(page * pageSize, total);
  return (
    <nav className={styles.pagination} data-screen-only aria-label="Pages">
      <span className={styles.range}>
        {COUNT.format(first)}
        {end > first && ` à ${COUNT.format(end)}`} sur {COUNT.format(total)}
        <span className={styles.compact}>
          , page {page} sur {last}
        </span>
      </span>
      <div className={styles.pages}>
        {page > 1 && (
          <IconButton as={Link} {...linkTo(page - 1)} label="Page précédente" glyph={ChevronLeft} />
        )}
        {pageNumbers(page, last).map((number, index) =>
          number === null ? (
            <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={number}
              {...linkTo(number)}
              className={styles.page}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          ),
        )}
        {page < last && (
          <IconButton as={Link} {...linkTo(page + 1)} label="Page suivante" glyph={ChevronRight} />
        )}
      </div>
    </nav>
  );
}

/** Page numbers from 1: first, last, current and its neighbours; `null` is a gap of at least two pages. */
function pageNumbers(current: number, last: number): readonly (number | null)[] {
  const kept = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(kept)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
