import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './form-layout.module.css';

/** Fields that belong together, side by side when there is room. */
export function FormGrid({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.grid, className)} />;
}
