import { CircleAlert, Icon } from '../icon';
import styles from './field.module.css';

export interface FieldErrorProps {
  /** Referenced by the control's `aria-describedby`. */
  id: string;
  children: string;
}

/** An error message with an icon: what is wrong and how to fix it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon glyph={CircleAlert} />
      {children}
    </p>
  );
}
