import { useId, type ReactNode } from 'react';
import { Card } from '../card/card';
import { classNames } from '../class-names/class-names';
import styles from './chart-card.module.css';

export interface ChartCardProps {
  title: string;
  /** The chart in one sentence. */
  summary?: ReactNode;
  children: ReactNode;
  /** The button that switches between the two. */
  foot?: ReactNode;
  className?: string | undefined;
}

export function ChartCard({ title, summary, children, foot, className }: ChartCardProps) {
  const id = useId();
  return (
    <Card as="figure" className={classNames(styles.chart, className)} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {summary && <p className={styles.summary}>{summary}</p>}
      </figcaption>
      <div className={styles.plot}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Card>
  );
}
