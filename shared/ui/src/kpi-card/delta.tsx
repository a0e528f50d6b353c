import { ArrowDown, ArrowUp, Icon } from '../icon';
import styles from './kpi-card.module.css';

export interface DeltaProps {
  /** The difference; its sign selects the arrow. Followed by words: « de plus qu’au 20 octobre ». */
  value: number;
}

/** An increase or decrease: arrow and number. */
export function Delta({ value }: DeltaProps) {
  if (value === 0) return <span className={styles.delta}>0</span>;
  return (
    <span className={styles.delta} data-trend={value > 0 ? 'up' : 'down'}>
      <Icon glyph={value > 0 ? ArrowUp : ArrowDown} size="sm" />
      {Math.abs(value)}
    </span>
  );
}
