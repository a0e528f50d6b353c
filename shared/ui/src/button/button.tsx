import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { ButtonContent, lookAttributes, type ButtonLook } from './button-look';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Label while pending, a participle: « Envoi en cours ». Focus stays on the button. */
  busy?: string | false | undefined;
}

/** A button. Does nothing while busy or `aria-disabled` (disabled but focusable, so that the reason can be read). */
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
