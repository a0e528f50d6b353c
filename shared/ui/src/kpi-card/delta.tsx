import { ArrowDown, ArrowUp, Icon } from '../icon';
import styles from './kpi-card.module.css';

export interface DeltaProps {
  /** The difference; its sign gives the arrow. Words follow it: « de plus qu’au 20 octobre ». */
  value: number;
}

/** How much more or less: arrow and number, the words stand after it. */
export function Delta({ value }: DeltaProps) {
  if (value === 0) return <span className={styles.delta}>0</span>;
  return (
    <span className={styles.delta} data-trend={value > 0 ? 'up' : 'down'}>
      <Icon glyph={value > 0 ? ArrowUp : ArrowDown} size="sm" />
      {Math.abs(value)}
    </span>
  );
}
