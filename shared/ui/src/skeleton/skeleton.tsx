import type { ReactNode } from 'react';
import { Card, CardBody } from '../card/card';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length: `'9rem'`, `'70%'`. */
  width?: string | undefined;
  height?: string | undefined;
}

/** A placeholder. Silent for screen readers: its group announces the loading. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />;
}

export interface SkeletonRowsProps {
  count?: number | undefined;
  height?: string | undefined;
}

export function SkeletonRows({ count = 5, height = '3.25rem' }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} />);
}

export function SkeletonWindows() {
  return (
    <div className={styles.windows}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} width="1.125rem" height="1.75rem" />
      ))}
    </div>
  );
}

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

export function SkeletonCard(props: SkeletonGroupProps) {
  return (
    <Card as="div">
      <CardBody>
        <SkeletonGroup {...props} />
      </CardBody>
    </Card>
  );
}
