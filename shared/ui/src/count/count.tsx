import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './count.module.css';

interface CountProps {
  children: number;
  /** The number is a minimum: « 412+ ». */
  atLeast?: boolean | undefined;
  /** Waits for the reader: amber. */
  yours?: boolean | undefined;
}

export function Count({ children, atLeast, yours }: CountProps) {
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

/** The place of a count that is not known yet, so that what stands beside it does not move. */
export const ComingCount = () => (
  <>
    {' '}
    <span className={styles.count} data-count data-coming aria-hidden="true" />
  </>
);
