import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonGroupProps {
  /** Said once: « Chargement des projets ». */
  label: string;
  children: ReactNode;
}

/** The shape of what comes, of the same height. Headings stay real text, outside it. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.group} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
