import { classNames } from '../class-names';
import { FactCells, type Fact } from './fact';
import styles from './facts.module.css';

export interface FactsProps {
  items: readonly Fact[];
  /** Amounts at the end of the line. */
  align?: 'end' | undefined;
  columns?: 2 | undefined;
  /** In the cards of a list. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

/** Terms and values, one row each, between hairlines. */
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
