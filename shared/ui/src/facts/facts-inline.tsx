import { classNames } from '../class-names';
import { FactCells, type Fact } from './fact';
import styles from './facts.module.css';

export interface FactsInlineProps {
  items: readonly Fact[];
  className?: string | undefined;
}

/** Two to four facts in a row. */
export function FactsInline({ items, className }: FactsInlineProps) {
  return (
    <dl className={classNames(styles.inline, className)}>
      {items.map((fact) => (
        <div key={fact.term} className={styles.pair}>
          <FactCells fact={fact} />
        </div>
      ))}
    </dl>
  );
}
