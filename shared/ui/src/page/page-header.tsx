import type { ReactNode } from 'react';
import { Title } from '../title';
import styles from './page.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. With `announced`, its changes are read: « 168 projets ». */
  context?: ReactNode;
  announced?: boolean | undefined;
  /** A `BackLink`, above the title. */
  back?: ReactNode;
  /** What the page does, at the right. */
  actions?: ReactNode;
}

/** The head of a page: the way back, the `h1`, its one line of context, the actions. */
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
