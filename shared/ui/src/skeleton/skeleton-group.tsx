import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonGroupProps {
  /** Announced once: « Chargement des projets ». */
  label: string;
  children: ReactNode;
}

/** Placeholders with the height of the real content. Headings stay outside, as real text. */
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
