import type { MouseEvent } from 'react';
import { Notice } from '../notice/notice';
import { TextLink } from '../text-link/text-link';
import styles from './error-summary.module.css';

export interface FieldError {
  /** Id of the control. */
  readonly fieldId: string;
  readonly label: string;
  /** Nothing was entered; otherwise what was entered is wrong. */
  readonly isEmpty: boolean;
}

export interface ErrorSummaryProps<Error extends FieldError> {
  errors: readonly Error[];
  /** Brings a field on screen and focuses it; by default the control with its id is focused. */
  onGo?: ((error: Error) => void) | undefined;
}

/** What a form still needs, on top of it: each link leads to its field, where the error itself is written. */
export function ErrorSummary<Error extends FieldError>({
  errors,
  onGo = goToField,
}: ErrorSummaryProps<Error>) {
  const follow = (event: MouseEvent, error: Error) => {
    event.preventDefault();
    onGo(error);
  };
  return (
    <Notice tone="danger" role="alert" tabIndex={-1} title={titleOf(errors)}>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <TextLink href={`#${error.fieldId}`} onClick={(event) => follow(event, error)}>
              {error.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** « 13 champs à remplir », « 1 champ à corriger », « 2 champs à remplir, 1 à corriger ». */
function titleOf(errors: readonly FieldError[]): string {
  const empty = errors.filter(({ isEmpty }) => isEmpty).length;
  const wrong = errors.length - empty;
  if (empty === 0) return `${fields(wrong)} à corriger`;
  const toFill = `${fields(empty)} à remplir`;
  return wrong === 0 ? toFill : `${toFill}, ${String(wrong)} à corriger`;
}

const fields = (count: number): string => `${String(count)}\u00A0${count > 1 ? 'champs' : 'champ'}`;

/** The URL belongs to the router: the link moves focus without changing it. */
function goToField({ fieldId }: FieldError) {
  document.getElementById(fieldId)?.focus();
}
