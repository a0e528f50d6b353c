import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { Tick } from '../tick/tick';
import styles from './row-list.module.css';

export interface CompactRowProps {
  /** Who or what the row is about; '' when unknown. */
  name: string;
  /** An unknown name is still loading: a placeholder has its place. */
  isNameComing?: boolean | undefined;
  /** After the name: « Prêteur A ». The words of the link follow where both leave them room. */
  context?: string | undefined;
  /** The one link of the row, made by `CompactRow` the target of the whole row: give it `className={linkClass}`. */
  link: (linkClass: string | undefined) => ReactNode;
  /** At the right of the first line: the amount. */
  figure?: ReactNode;
  /** The second line: the status. */
  status: ReactNode;
  /** At the right of the second line. */
  end?: ReactNode;
  /** Under both lines: why it needs a follow-up. */
  notes?: ReactNode;
  selection?:
    | { readonly label: string; readonly selected: boolean; readonly onSelect: (selected: boolean) => void }
    | undefined;
}

/** A row of a list on a screen too narrow for a table: two lines, the whole row a link. */
export function CompactRow({
  name,
  isNameComing,
  context,
  link,
  figure,
  status,
  end,
  notes,
  selection,
}: CompactRowProps) {
  const shown = name === '' && isNameComing ? <Skeleton width="7rem" /> : name;
  return (
    <li className={styles.row} data-selected={selection?.selected || undefined} data-ticks={selection && ''}>
      {selection && (
        <span className={styles.tick} data-screen-only>
          <Tick label={selection.label} checked={selection.selected} onChange={selection.onSelect} />
        </span>
      )}
      <div className={styles.line}>
        <div className={styles.name}>
          <span className={styles.who}>
            {shown !== '' && <b>{shown}</b>} {context && <span className={styles.context}>{context}</span>}
          </span>
          <span className={styles.rest}>
            {context && ', '}
            {link(styles.link)}
          </span>
        </div>
        <div className={styles.figure}>{figure}</div>
      </div>
      <div className={styles.line}>
        <div className={styles.status}>{status}</div>
        <div className={styles.end}>{end}</div>
      </div>
      {notes}
    </li>
  );
}

export function CompactRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}
