import { Card } from '@portal/ui/card';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly search?: ReactNode;
  readonly sort?: ReactNode;
  readonly filters: ReactNode;
  /** Sticks to the top on screens that are wide and tall enough. */
  readonly sticky?: boolean | undefined;
}

/** The tools of a list in one card: search, sort and filters. */
export function ListTools({ search, sort, filters, sticky }: ListToolsProps) {
  return (
    <div className={styles.place} data-sticky={sticky || undefined}>
      <Card aria-label="Recherche et filtres" className={styles.tools}>
        {search && (
          <div className={styles.first}>
            {search}
            {sort}
          </div>
        )}
        {filters}
      </Card>
    </div>
  );
}
