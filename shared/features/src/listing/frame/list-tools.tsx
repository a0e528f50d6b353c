import { Card } from '@portal/ui/card';
import { classNames } from '@portal/ui/class-names';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly search?: ReactNode;
  readonly filters: ReactNode;
  readonly flat?: boolean | undefined;
}

/** Apart from the frame of lists, which the dashboard does not load. */
export function ListTools({ search, filters, flat }: ListToolsProps) {
  const Surface = flat ? 'section' : Card;
  return (
    <Surface
      className={classNames(styles.tools, flat && styles.flat)}
      aria-label="Recherche et filtres"
      data-screen-only
    >
      {search}
      {filters}
    </Surface>
  );
}
