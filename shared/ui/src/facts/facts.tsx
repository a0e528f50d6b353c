import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
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

export interface Fact {
  readonly term: string;
  /** An empty value (`null`, `undefined`, `false`, '') shows `absent`, muted, never a dash. */
  readonly value: ReactNode;
  /** « Non renseigné » by default; else « Sans objet », « Aucun ». */
  readonly absent?: string | undefined;
  /** On a phone, keeps two lines for a text that comes after its row and may need both. */
  readonly lines?: 2 | undefined;
}

function FactCells({ fact: { term, value, absent = 'Non renseigné', lines } }: { fact: Fact }) {
  const isAbsent = value === null || value === undefined || value === false || value === '';
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value} data-absent={isAbsent || undefined} data-lines={lines}>
        {isAbsent ? absent : value}
      </dd>
    </>
  );
}
