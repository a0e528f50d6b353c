import { useId, type ReactNode } from 'react';
import { Card } from '../card/card';
import { classNames } from '../class-names/class-names';
import { Text } from '../text/text';
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
        <Text as="h2" strong id={id}>
          {title}
        </Text>
        {summary && (
          <Text size="sm" tone="muted">
            {summary}
          </Text>
        )}
      </figcaption>
      <div className={styles.plot}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Card>
  );
}
