import { classNames } from '../class-names';
import { FactCells, type Fact } from './fact';
import styles from './facts.module.css';

export interface FactsProps {
  items: readonly Fact[];
  /** Aligns values to the end, for amounts. */
  align?: 'end' | undefined;
  columns?: 2 | undefined;
  /** Compact, for cards in a list. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

export function Facts({ items, align, columns, dense, className }: FactsProps) {
  return (
    <dl
      className={classNames(styles.facts, className)}
      data-align={align}
      data-columns={columns}
      data-dense={dense || undefined}
    >
      {items.map((fact) => (
        <div key={fact.term} className={styles.row}>
          <FactCells fact={fact} />
        </div>
      ))}
    </dl>
  );
}
