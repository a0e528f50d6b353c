import { Icon, X } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './filter-bar.module.css';

export interface RemovableChipProps {
  /** What the active filter says: « Statut : Nouveau projet ». */
  children: string;
  onRemove: () => void;
}

/** An active filter, and its way out. */
export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.chip} data-removable onClick={onRemove}>
      <VisuallyHidden>Retirer le filtre </VisuallyHidden>
      {children}
      <Icon glyph={X} size="sm" />
    </button>
  );
}
