import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { type AsProps, classNames, styled } from '../class-names/class-names';
import { type Glyph, Icon } from '../icon/icon';
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
      <ButtonContent look={look} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
}

export function ButtonLink<C extends ElementType = 'a'>({
  as,
  variant,
  size,
  caps,
  wide,
  collapse,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: AsProps<C, ButtonLook>) {
  const Element: ElementType = as ?? 'a';
  const look = { variant, size, caps, wide, collapse, icon, iconAfter };
  return (
    <Element {...rest} {...lookAttributes(look)} className={classNames(styles.button, className)}>
      <ButtonContent look={look}>{children}</ButtonContent>
    </Element>
  );
}

/** Props shared by buttons and button-like links. */
interface ButtonLook {
  /** One `primary` per block; `danger` confirms; `lamp`, `on-brand`, `link-on-brand` stand on a dark band. */
  variant?:
    | 'primary'
    | 'secondary'
    | 'quiet'
    | 'danger'
    | 'danger-quiet'
    | 'lamp'
    | 'on-brand'
    | 'link-on-brand'
    | undefined;
  /** 44 px, or 52 px for the main action of a public page. */
  size?: 'md' | 'lg' | undefined;
  /** For labels that the specification writes in capitals. */
  caps?: boolean | undefined;
  wide?: boolean | undefined;
  /** Shows only the icon below 30rem; the label stays for screen readers. */
  collapse?: boolean | undefined;
  icon?: Glyph | undefined;
  /** After the label: a chevron for "next", an arrow for a link. */
  iconAfter?: Glyph | undefined;
}

/** Data attributes for the style sheet. */
function lookAttributes({ variant = 'secondary', size, caps, wide, collapse }: ButtonLook) {
  return {
    'data-screen-only': true,
    'data-variant': variant,
    'data-size': size === 'lg' ? size : undefined,
    'data-caps': caps || undefined,
    'data-wide': wide || undefined,
    'data-collapse': collapse || undefined,
  };
}

interface ButtonContentProps {
  look: ButtonLook;
  busy?: ButtonProps['busy'];
  children: ReactNode;
}

/** Icon, label, icon; a spinner and another label while busy. Each label is an element, which is exchanged as a whole. */
function ButtonContent({ look, busy, children }: ButtonContentProps) {
  return (
    <>
      {busy ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        look.icon && <Icon glyph={look.icon} />
      )}
      <span key={busy ? 'busy' : 'label'} className={styles.words}>
        {busy || children}
      </span>
      {!busy && look.iconAfter && <Icon glyph={look.iconAfter} />}
    </>
  );
}

export const ButtonRow = styled('div', styles.row);
