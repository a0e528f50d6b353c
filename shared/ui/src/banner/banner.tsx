import type { ReactNode } from 'react';
import { Clock, Icon, WifiOff, type Glyph } from '../icon/icon';
import styles from './banner.module.css';

const GLYPHS: Readonly<Record<'offline' | 'session', Glyph>> = { offline: WifiOff, session: Clock };

export interface BannerProps {
  about: 'offline' | 'session';
  children: ReactNode;
  action?: ReactNode;
}

/** A full-width bar under the header, only for a lost connection or an expired session. */
export function Banner({ about, children, action }: BannerProps) {
  return (
    <div className={styles.banner} data-screen-only role="status">
      <Icon glyph={GLYPHS[about]} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
