import { type ReactNode, type SyntheticEvent, useId } from 'react';
import styles from './conduct.module.css';

interface PartProps {
  readonly title: string;
  /** Makes a form of it. */
  readonly onSubmit?: (event: SyntheticEvent) => void;
  readonly children: ReactNode;
}

/** One of the acts, under its title. */
export function Part({ title, onSubmit, children }: PartProps) {
  const id = useId();
  const inside = (
    <>
      <h3 id={id}>{title}</h3>
      {children}
    </>
  );
  return onSubmit ? (
    <form className={styles.part} aria-labelledby={id} noValidate onSubmit={onSubmit}>
      {inside}
    </form>
  ) : (
    <div className={styles.part} role="group" aria-labelledby={id}>
      {inside}
    </div>
  );
}
