import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './input.module.css';

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.input, styles.area, className)} />;
}
