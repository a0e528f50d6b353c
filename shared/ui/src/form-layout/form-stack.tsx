import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './form-layout.module.css';

/** The blocks of a form, one under the other. */
export function FormStack({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.stack, className)} />;
}
