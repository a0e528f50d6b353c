import { Icon, X } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './filter-bar.module.css';

export interface RemovableChipProps {
  /** The active filter: « Statut : Nouveau projet ». */
  children: string;
  onRemove: () => void;
}

export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.chip} data-removable onClick={onRemove}>
      <VisuallyHidden>Retirer le filtre </VisuallyHidden>
      {children}
      <Icon glyph={X} size="sm" />
    </button>
  );
}
