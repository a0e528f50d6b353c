import { Card } from '@portal/ui/card';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly search?: ReactNode;
  readonly sort?: ReactNode;
  readonly filters: ReactNode;
  readonly sticky?: boolean | undefined;
  readonly flat?: boolean | undefined;
}

/** Apart from the frame of lists, which the dashboard does not load. */
export function ListTools({ search, sort, filters, sticky, flat }: ListToolsProps) {
  const content = (
    <>
      {search && (
        <div className={styles.first}>
          {search}
          {sort}
        </div>
      )}
      {filters}
    </>
  );
  if (flat)
    return (
      <section className={`${styles.tools} ${styles.flat}`} aria-label="Recherche et filtres">
        {content}
      </section>
    );
  return (
    <div className={styles.place} data-sticky={sticky || undefined}>
      <Card aria-label="Recherche et filtres" className={styles.tools}>
        {content}
      </Card>
    </div>
  );
}
