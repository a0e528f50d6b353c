import type { ReactNode } from 'react';
import {
  BriefcaseBusiness,
  CircleCheck,
  CircleMinus,
  CirclePlus,
  CircleX,
  Hourglass,
  Icon,
  Landmark,
  WindowGlyph,
  type Glyph,
} from '../icon/icon';
import { classNames } from '../class-names/class-names';
import styles from './status-chip.module.css';
import tone from './tone.module.css';

/**
 * Whose turn it is, or the outcome. Each family has its colours and icon. `you` is the reader's turn alone; `wait` tells
 * staff that the applicant has to act.
 */
export type StatusFamily = 'new' | 'advisor' | 'you' | 'lender' | 'success' | 'danger' | 'closed' | 'wait';

const GLYPHS: Readonly<Record<StatusFamily, Glyph>> = {
  new: CirclePlus,
  advisor: BriefcaseBusiness,
  you: WindowGlyph,
  lender: Landmark,
  success: CircleCheck,
  danger: CircleX,
  closed: CircleMinus,
  wait: Hourglass,
};

export interface StatusChipProps {
  family: StatusFamily;
  /** Replaces the family's icon: a letter for a new proposal, a crossed calendar for an expired one. */
  glyph?: Glyph | undefined;
  /** Only in narrow table columns. */
  wrap?: boolean | undefined;
  /** Icon and words without the frame, for the second line of a compact row. */
  plain?: boolean | undefined;
  children: ReactNode;
}

/** A status by icon, text and colour. */
export function StatusChip({ family, glyph, wrap, plain, children }: StatusChipProps) {
  return (
    <span
      className={classNames(styles.chip, tone.tone)}
      data-tone={family}
      data-wrap={wrap || undefined}
      data-plain={plain || undefined}
    >
      <Icon glyph={glyph ?? GLYPHS[family]} />
      <span>{children}</span>
    </span>
  );
}
