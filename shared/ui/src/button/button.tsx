import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { ButtonContent, lookAttributes, type ButtonLook } from './button-look';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** While it works: the French participle that replaces the words, « Envoi en cours ». The focus stays on it. */
  busy?: string | false | undefined;
}

/**
 * A button. It does nothing while it is busy, nor when it is `aria-disabled` (an inert button that can still be reached,
 * so that its reason can be read).
 */
export function Button({
  variant,
  size,
  caps,
  wide,
  collapse,
  icon,
  iconAfter,
  busy,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = { variant, size, caps, wide, collapse, icon, iconAfter };
  const inert = Boolean(busy) || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...lookAttributes(look)}
      type={type}
      className={classNames(styles.button, className)}
      aria-busy={busy ? true : undefined}
      onClick={click}
    >
      {busy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          {busy}
        </>
      ) : (
        <ButtonContent look={look}>{children}</ButtonContent>
      )}
    </button>
  );
}
