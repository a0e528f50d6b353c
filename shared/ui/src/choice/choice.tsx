import { useId } from 'react';
import { FieldError } from '../field/field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './choice.module.css';

export interface ChoiceProps<V extends string> {
  legend: string;
  isLegendHidden?: boolean | undefined;
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onChoose: (value: V) => void;
  /** In a form, options are cards of one size, and none may be chosen yet. */
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
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { legend, isLegendHidden = false, value, options, onChoose, field } = props;
  const ownName = useId();
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required={field?.required || undefined}
      aria-invalid={field?.error ? true : undefined}
      aria-describedby={field?.error && errorId}
      aria-busy={field?.awaited ? true : undefined}
    >
      {isLegendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.options} data-cards={field && true}>
        {field?.awaited
          ? Array.from({ length: field.awaited }, (_, card) => <span key={card} className={styles.option} />)
          : options.map((option, index) => (
              // Drawn by the server it has no radio button that could be checked.
              <label
                key={option.value}
                className={styles.option}
                data-chosen={option.value === value || undefined}
              >
                <input
                  id={index === 0 ? field?.id : undefined}
                  className={styles.radio}
                  type="radio"
                  name={field?.name ?? ownName}
                  checked={option.value === value}
                  onChange={() => onChoose(option.value)}
                  onFocus={field?.onFocus}
                  onBlur={field?.onBlur}
                />
                {option.label}
              </label>
            ))}
      </div>
      {field?.error && <FieldError id={errorId}>{field.error}</FieldError>}
    </fieldset>
  );
}
