import { useId, type ReactNode } from 'react';
import { Card } from '../card/card';
import { classNames } from '../class-names/class-names';
import { CircleQuestionMark, Ellipsis } from '../icon/icon';
import { Popup } from '../popup/popup';
import { Text } from '../text/text';
import styles from './chart-card.module.css';

export interface ChartCardProps {
  title: string;
  /** The chart in a few words. */
  summary?: ReactNode;
  children: ReactNode;
  /** What it counts, where one would err without: behind a « ? ». */
  help?: ReactNode;
  /** Buttons, behind a « ⋯ ». */
  acts?: ReactNode;
  className?: string | undefined;
}

export function ChartCard({ title, summary, children, help, acts, className }: ChartCardProps) {
  const id = useId();
  return (
    <Card as="figure" className={classNames(styles.chart, className)} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <Text as="h2" strong id={id}>
          {title}
        </Text>
        {help && (
          <Popup label={`Aide\u00A0: ${title}`} glyph={CircleQuestionMark}>
            {help}
          </Popup>
        )}
        {acts && (
          <Popup label={`Actions\u00A0: ${title}`} glyph={Ellipsis}>
            {acts}
          </Popup>
        )}
      </figcaption>
      {summary && (
        <Text size="sm" tone="muted" className={styles.summary}>
          {summary}
        </Text>
      )}
      <div className={styles.plot}>{children}</div>
    </Card>
  );
}
