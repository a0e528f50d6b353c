import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './facts.module.css';

export interface FactsProps {
  items: readonly Fact[];
  /** Aligns values to the end, for amounts. */
  align?: 'end' | undefined;
  columns?: 2 | undefined;
  /** Two to four facts side by side, each value under its term. */
  inline?: boolean | undefined;
  /** Compact, for cards in a list. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

export function Facts({ items, align, columns, inline, dense, className }: FactsProps) {
  return (
    <dl
      className={classNames(styles.facts, className)}
      data-align={align}
      data-columns={columns}
      data-inline={inline || undefined}
      data-dense={dense || undefined}
    >
      {items.map(({ term, value, absent = 'Non renseigné', lines }) => {
        const isAbsent = value === null || value === undefined || value === false || value === '';
        return (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value} data-absent={isAbsent || undefined} data-lines={lines}>
              {isAbsent ? absent : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export interface Fact {
  readonly term: string;
  /** An empty value (`null`, `undefined`, `false`, '') shows `absent`, muted, never a dash. */
  readonly value: ReactNode;
  /** « Non renseigné » by default; else « Sans objet », « Aucun ». */
  readonly absent?: string | undefined;
  /** On a phone, keeps two lines for a text that comes after its row and may need both. */
  readonly lines?: 2 | undefined;
}
