import type { FieldsetHTMLAttributes } from 'react';
import { Caps } from '../caps/caps';
import { classNames, styled } from '../class-names/class-names';
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

/** The buttons of a form: secondary, then primary, at the end of the line. */
export const FormActions = styled('div', styles.actions);

export const FormGrid = styled('div', styles.grid);

/** A note above a form: « Les champs sont obligatoires, sauf mention contraire. » */
export const FormNote = styled('p', styles.note);

export const FormStack = styled('div', styles.stack);
