import type { FieldsetHTMLAttributes } from 'react';
import { Caps } from '../caps';
import { classNames } from '../class-names';
import styles from './form-layout.module.css';

export interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** The name of the block, as the specification writes it, in capitals. */
  legend: string;
}

/** A block of a form: its fields are read under its name. */
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
