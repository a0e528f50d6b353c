import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './input.module.css';

export interface InputProps extends ComponentPropsWithRef<'input'> {
  /** Tabular figures: amounts, dates, telephone numbers. */
  figures?: boolean | undefined;
  'data-size'?: 'sm' | undefined;
}

/** One line of text. Spread the props of its `Field` on it. */
export function Input({ figures, className, ...rest }: InputProps) {
  return (
    <input {...rest} className={classNames(styles.input, className)} data-figures={figures || undefined} />
  );
}
