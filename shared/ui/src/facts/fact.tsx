import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A term and what it is worth. */
export interface Fact {
  readonly term: string;
  /** Nothing (`null`, `undefined`, `false`, an empty string) reads as `absent`, muted, never as a dash. */
  readonly value: ReactNode;
  /** « Non renseigné » unless said otherwise: « Sans objet », « Aucun ». */
  readonly absent?: string | undefined;
}

/** The two cells of a fact. */
export function FactCells({ fact: { term, value, absent = 'Non renseigné' } }: { fact: Fact }) {
  const isAbsent = value === null || value === undefined || value === false || value === '';
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value} data-absent={isAbsent || undefined}>
        {isAbsent ? absent : value}
      </dd>
    </>
  );
}
