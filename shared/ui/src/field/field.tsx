import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { CircleAlert, Icon } from '../icon/icon';
import styles from './field.module.css';

/** Props that a field passes to its control: spread them on the `input`, `select` or `textarea`. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'data-size': 'sm' | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Below the control, so that the labels of a row stand on one line: what to enter, with an example. */
  hint?: ReactNode;
  /** Below the hint, which does not move: what is wrong and how to fix it. */
  error?: string | undefined;
  /** Adds « (facultatif) » to the label. Required is the default, stated once above the form. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** For filters: 44 px and a small label. */
  size?: 'sm' | undefined;
  className?: string | undefined;
  /** Below the control: a list of rules, a character count. */
  after?: ReactNode;
  /** Id of an element in `after` that also describes the control. */
  describedBy?: string | undefined;
  /** Only when the control needs a specific id. */
  id?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

/** Label, control, hint and error with their ARIA references: screen readers read the hint, then the error. */
export function Field({
  label,
  hint,
  error,
  optional,
  required,
  size,
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
    <div className={classNames(styles.field, className)} data-field data-size={size}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {children({
        id,
        'aria-describedby': classNames(hint ? hintId : undefined, describedBy, error && errorId),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'data-size': size,
      })}
      {(hint || error || after) && (
        <div className={styles.below}>
          {hint && (
            <p className={styles.hint} id={hintId}>
              {hint}
            </p>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {after}
        </div>
      )}
    </div>
  );
}

/** An error message with an icon: what is wrong and how to fix it. The control's `aria-describedby` has its `id`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon glyph={CircleAlert} size="sm" />
      {children}
    </p>
  );
}
