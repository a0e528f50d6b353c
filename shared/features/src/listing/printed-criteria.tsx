import styles from './printed-criteria.module.css';

interface PrintedCriteriaProps {
  readonly filters: readonly { readonly words: string }[];
  readonly typed: string;
}

/** Print only: the criteria as text, since form fields do not print. */
export function PrintedCriteria({ filters, typed }: PrintedCriteriaProps) {
  const asked = typed.trim();
  const words = filters.map((filter) => filter.words);
  if (asked !== '') words.push(`Recherche\u00A0: «\u00A0${asked}\u00A0»`);
  if (words.length === 0) return null;
  return (
    <p className={styles.criteria} aria-hidden="true">
      {words.join('\u202F; ')}
    </p>
  );
}
