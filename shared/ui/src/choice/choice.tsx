import { useId } from 'react';
import { FieldError } from '../field/field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './choice.module.css';

export interface ChoiceProps<V extends string> {
  legend: string;
  isLegendHidden?: boolean | undefined;
  value: V;
  options: readonly (readonly [value: V, label: string])[];
  onChoose: (value: V) => void;
  /** A field of a form: its options are cards of one size, and nothing needs to be chosen yet. */
  field?: ChoiceInForm | undefined;
}

interface ChoiceInForm {
  /** Of the first option. */
  id: string;
  name: string;
  required: boolean;
  error: string | undefined;
  /** The options are loading: this many empty cards stand for them. */
  awaited: number | false;
  onFocus: () => void;
  onBlur: () => void;
}

/** Radio buttons side by side, for two to four options: in one frame, or as cards in a form. */
export function Choice<V extends string>({
  legend,
  isLegendHidden = false,
  value,
  options,
  onChoose,
  field,
}: ChoiceProps<V>) {
  const ownName = useId();
  const errorId = useId();
  const { id, name = ownName, required, error, awaited, ...visits } = field ?? {};
  return (
    <fieldset
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      aria-busy={awaited ? true : undefined}
    >
      {isLegendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.options} data-cards={field && true}>
        {awaited
          ? Array.from({ length: awaited }, (_, card) => <span key={card} className={styles.option} />)
          : options.map(([option, label], index) => (
              // Drawn by the server it has no radio button that could be checked.
              <label key={option} className={styles.option} data-chosen={option === value || undefined}>
                <input
                  {...visits}
                  id={index === 0 ? id : undefined}
                  className={styles.radio}
                  type="radio"
                  name={name}
                  checked={option === value}
                  onChange={() => onChoose(option)}
                />
                {label}
              </label>
            ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
