import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

/** Buttons side by side, wrapping when the place lacks. */
export function ButtonRow({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}
