import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './form-layout.module.css';

/** The buttons of a form: secondary, then primary, at the end of the line. */
export function FormActions({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
