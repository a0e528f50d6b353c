import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './field-error';
import styles from './field.module.css';

/** What a field gives its control: spread it on the `input`, `select` or `textarea`. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'data-size': 'sm' | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Above the control: what to write, with an example. */
  hint?: ReactNode;
  /** Below the control: what is wrong and how to put it right. */
  error?: string | undefined;
  /** « (facultatif) » beside the label. Required is the default, and is said once, above the form. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** Filters: 44 px and a small label. */
  size?: 'md' | 'sm' | undefined;
  className?: string | undefined;
  /** Below the control: a list of rules, a count of characters. */
  after?: ReactNode;
  /** Id of what else describes the control, in `after`. */
  describedBy?: string | undefined;
  /** Only when the control needs an id of its own. */
  id?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

/** Label, hint, control and error, tied together once and for all: a screen reader hears the hint, then the error. */
export function Field({
  label,
  hint,
  error,
  optional,
  required,
  size = 'md',
  className,
  after,
  describedBy,
  id: givenId,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div
      className={classNames(styles.field, className)}
      data-field
      data-size={size === 'sm' ? size : undefined}
    >
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> (facultatif)</span>}
        </label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
      {children({
        id,
        'aria-describedby': classNames(hint ? hintId : undefined, describedBy, error && errorId),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'data-size': size === 'sm' ? size : undefined,
      })}
      {(error || after) && (
        <div className={styles.below}>
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {after}
        </div>
      )}
    </div>
  );
}
