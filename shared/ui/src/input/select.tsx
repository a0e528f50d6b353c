import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { ChevronDown, Icon } from '../icon';
import styles from './input.module.css';

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  'data-size'?: 'sm' | undefined;
}

/** A native select; children are `option`s. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <div className={styles.select}>
      <select {...rest} className={classNames(styles.input, className)} />
      <Icon glyph={ChevronDown} />
    </div>
  );
}
