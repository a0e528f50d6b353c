import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly term: string;
  /** An empty value (`null`, `undefined`, `false`, '') shows `absent`, muted, never a dash. */
  readonly value: ReactNode;
  /** « Non renseigné » by default; else « Sans objet », « Aucun ». */
  readonly absent?: string | undefined;
}

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
