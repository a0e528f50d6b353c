import { Card } from '@portal/ui/card';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly search?: ReactNode;
  readonly sort?: ReactNode;
  readonly filters: ReactNode;
  /** It stays in view beside a long list, on a screen with the room for both. */
  readonly sticky?: boolean | undefined;
}

/** What one asks of a list with, on one card: search and sort, then the filters. */
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
