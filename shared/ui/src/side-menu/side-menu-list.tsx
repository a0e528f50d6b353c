import type { ReactNode } from 'react';
import styles from './side-menu.module.css';

/** A group of entries. */
export function SideMenuList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
