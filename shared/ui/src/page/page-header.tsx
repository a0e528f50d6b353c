import type { ReactNode } from 'react';
import { Title } from '../title';
import styles from './page.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. `announced` makes it a live region: « 168 projets ». */
  context?: ReactNode;
  announced?: boolean | undefined;
  /** A `BackLink`, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** Page header: link back, `h1`, one line of context, actions. */
export function PageHeader({ title, context, announced, back, actions }: PageHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.headText}>
        {back}
        <Title as="h1" size="lg" tabIndex={-1}>
          {title}
        </Title>
        {context && (
          <p className={styles.context} role={announced ? 'status' : undefined}>
            {context}
          </p>
        )}
      </div>
      {actions}
    </div>
  );
}
