import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import input from '../input/input.module.css';
import styles from './tick.module.css';

export interface TickProps {
  /** Names what is taken: « Sélectionner Appartement à Nîmes ». */
  label: string;
  checked: boolean;
  /** Some of what the box stands for is taken. */
  mixed?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** A check box of 44 × 44 px for a row that is itself a link. */
export function Tick({ label, checked, mixed = false, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        ref={(box) => {
          // No attribute exists for it.
          if (box) box.indeterminate = mixed;
        }}
        type="checkbox"
        className={input.box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
