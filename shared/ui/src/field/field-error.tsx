import { CircleAlert, Icon } from '../icon';
import styles from './field.module.css';

export interface FieldErrorProps {
  /** What the control's `aria-describedby` names. */
  id: string;
  children: string;
}

/** What is wrong with a field and how to put it right: drawing, sentence, colour. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon glyph={CircleAlert} />
      {children}
    </p>
  );
}
