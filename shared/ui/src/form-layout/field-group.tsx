import type { FieldsetHTMLAttributes } from 'react';
import { Caps } from '../caps';
import { classNames } from '../class-names';
import styles from './form-layout.module.css';

export interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** Name of the block, in capitals as in the specification. */
  legend: string;
}

export function FieldGroup({ legend, className, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} className={classNames(styles.stack, className)}>
      <Caps as="legend" className={styles.legend}>
        {legend}
      </Caps>
      {children}
    </fieldset>
  );
}
