import { Card } from '@portal/ui/card';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly search?: ReactNode;
  readonly sort?: ReactNode;
  readonly filters: ReactNode;
  readonly flat?: boolean | undefined;
}

/** Apart from the frame of lists, which the dashboard does not load. */
export function ListTools({ search, sort, filters, flat }: ListToolsProps) {
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
      <section
        className={`${styles.tools} ${styles.flat}`}
        aria-label="Recherche et filtres"
        data-screen-only
      >
        {content}
      </section>
    );
  return (
    <Card aria-label="Recherche et filtres" className={styles.tools} data-screen-only>
      {content}
    </Card>
  );
}
