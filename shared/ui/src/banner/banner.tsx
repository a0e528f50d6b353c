import type { ReactNode } from 'react';
import { Clock, Icon, WifiOff, type Glyph } from '../icon';
import styles from './banner.module.css';

const GLYPHS: Readonly<Record<'offline' | 'session', Glyph>> = { offline: WifiOff, session: Clock };

export interface BannerProps {
  about: 'offline' | 'session';
  children: ReactNode;
  action?: ReactNode;
}

/** Across the page, under the header: the connection is down, the session is over. Nothing else. */
export function Banner({ about, children, action }: BannerProps) {
  return (
    <div className={styles.banner} role="status">
      <Icon glyph={GLYPHS[about]} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
