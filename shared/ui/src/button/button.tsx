import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { type AsProps, classNames, styled } from '../class-names/class-names';
import { type Glyph, Icon } from '../icon/icon';
import styles from './button.module.css';

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
  /** 52 px, for the main action of a public page; 44 px by default. */
  size?: 'lg' | undefined;
  /** For labels that the specification writes in capitals. */
  caps?: boolean | undefined;
  wide?: boolean | undefined;
  /** Shows only the icon below 30rem; the label stays for screen readers. */
  collapse?: boolean | undefined;
  icon?: Glyph | undefined;
  /** After the label: a chevron for "next", an arrow for a link. */
  iconAfter?: Glyph | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Label while pending, a participle: « Envoi en cours ». Focus stays on the button. */
  busy?: string | false | undefined;
}

/** A button. Does nothing while busy or `aria-disabled` (disabled but focusable, so that the reason can be read). */
export function Button({ type = 'button', busy, onClick, ...rest }: ButtonProps) {
  const inert = Boolean(busy) || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return <button {...dressed(rest, busy)} type={type} aria-busy={busy ? true : undefined} onClick={click} />;
}

export function ButtonLink<C extends ElementType = 'a'>({ as, ...rest }: AsProps<C, ButtonLook>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...dressed(rest)} />;
}

interface Dress extends ButtonLook {
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Attributes for the style sheet, and the content: icon, label, icon; a spinner and another label while busy. Each label is an
 * element, which is exchanged as a whole.
 */
function dressed(
  { variant = 'secondary', size, caps, wide, collapse, icon, iconAfter, className, children, ...rest }: Dress,
  busy?: ButtonProps['busy'],
) {
  return {
    ...rest,
    className: classNames(styles.button, className),
    'data-screen-only': true,
    'data-variant': variant,
    'data-size': size,
    'data-caps': caps || undefined,
    'data-wide': wide || undefined,
    'data-collapse': collapse || undefined,
    children: (
      <>
        {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon glyph={icon} />}
        <span key={busy ? 'busy' : 'label'} className={styles.words}>
          {busy || children}
        </span>
        {!busy && iconAfter && <Icon glyph={iconAfter} />}
      </>
    ),
  };
}

export const ButtonRow = styled('div', styles.row);
