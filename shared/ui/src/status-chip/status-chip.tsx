import type { ReactNode } from 'react';
import {
  BriefcaseBusiness,
  CircleCheck,
  CircleMinus,
  CirclePlus,
  CircleX,
  Icon,
  Landmark,
  WindowGlyph,
  type Glyph,
} from '../icon';
import styles from './status-chip.module.css';

/** Who holds the file, or how it ended. Each family has its colours and its drawing. */
export type StatusFamily = 'new' | 'advisor' | 'you' | 'lender' | 'success' | 'danger' | 'closed';

const GLYPHS: Readonly<Record<StatusFamily, Glyph>> = {
  new: CirclePlus,
  advisor: BriefcaseBusiness,
  you: WindowGlyph,
  lender: Landmark,
  success: CircleCheck,
  danger: CircleX,
  closed: CircleMinus,
};

export interface StatusChipProps {
  family: StatusFamily;
  /** Another drawing than the family's: a letter for a new proposition, a crossed calendar for an expired one. */
  glyph?: Glyph | undefined;
  /** Only in tables, where the column is narrow. */
  wrap?: boolean | undefined;
  children: ReactNode;
}

/** A status: drawing, words, and colour last. */
export function StatusChip({ family, glyph, wrap, children }: StatusChipProps) {
  return (
    <span className={styles.chip} data-family={family} data-wrap={wrap || undefined}>
      <Icon glyph={glyph ?? GLYPHS[family]} />
      <span>{children}</span>
    </span>
  );
}
