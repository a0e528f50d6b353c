import { VisuallyHidden } from '../visually-hidden';
import styles from './count.module.css';

interface CountProps {
  /** `coming` keeps the place of a number that is not known yet. */
  children: number | 'coming';
  /** The number is a minimum: « 412+ ». */
  atLeast?: boolean | undefined;
  /** Waits for the reader: amber. */
  yours?: boolean | undefined;
}

export function Count({ children, atLeast, yours }: CountProps) {
  if (children === 'coming')
    return <span className={styles.count} data-count data-coming aria-hidden="true" />;
  return (
    <>
      {' '}
      <span className={styles.count} data-count data-yours={yours || undefined}>
        {atLeast && <VisuallyHidden>au moins </VisuallyHidden>}
        {children}
        {atLeast && <span aria-hidden="true">+</span>}
      </span>
    </>
  );
}
