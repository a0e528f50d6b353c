import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './input.module.css';

/** Several lines of text, as high as the reader wants. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.input, styles.area, className)} />;
}
