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

/** Whose turn it is, or the outcome. Each family has its colours and icon. */
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
  /** Replaces the family's icon: a letter for a new proposal, a crossed calendar for an expired one. */
  glyph?: Glyph | undefined;
  /** Only in narrow table columns. */
  wrap?: boolean | undefined;
  children: ReactNode;
}

/** A status by icon, text and colour. */
export function StatusChip({ family, glyph, wrap, children }: StatusChipProps) {
  return (
    <span className={styles.chip} data-family={family} data-wrap={wrap || undefined}>
      <Icon glyph={glyph ?? GLYPHS[family]} />
      <span>{children}</span>
    </span>
  );
}
