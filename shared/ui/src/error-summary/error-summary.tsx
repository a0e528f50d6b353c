import type { MouseEvent } from 'react';
import { Notice } from '../notice';
import { TextLink } from '../text-link';
import styles from './error-summary.module.css';

export interface FieldError {
  /** Id of the control. */
  readonly fieldId: string;
  readonly label: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
}

export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const count = errors.length;
  return (
    <Notice
      tone="danger"
      role="alert"
      tabIndex={-1}
      title={count > 1 ? `${count} champs sont à corriger.` : `${count} champ est à corriger.`}
    >
      <ul className={styles.list}>
        {errors.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <TextLink href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {label} : {message}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The URL belongs to the router: the link moves focus without changing it. */
function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
