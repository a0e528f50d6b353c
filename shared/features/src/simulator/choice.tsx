import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly value: V;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly onChoose: (value: V) => void;
}

/** Radio buttons side by side in one frame, for two or three options. */
export function Choice<V extends string>({
  legend,
  isLegendHidden = false,
  value,
  options,
  onChoose,
}: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset>
      {isLegendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.options}>
        {options.map(([option, label]) => (
          // Drawn by the server it has no radio button that could be checked.
          <label key={option} className={styles.option} data-chosen={option === value || undefined}>
            <input
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
    </fieldset>
  );
}
