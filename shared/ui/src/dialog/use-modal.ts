import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';

export interface ModalOptions {
  /** Called on Escape or a click outside. The caller then unmounts the dialog. */
  onDismiss: () => void;
  /** Whether a click outside dismisses. */
  outside: boolean;
  /** Whether a click on a link inside dismisses. */
  navigates?: boolean | undefined;
}

/**
 * Makes a native `<dialog>` modal while mounted. The browser traps focus, makes the rest inert and restores focus on
 * close: no code for that, and no inline style, which the CSP forbids. The element with `data-initial-focus` takes
 * focus, else the first control.
 */
export function useModal({
  onDismiss,
  outside,
  navigates = false,
}: ModalOptions): ComponentPropsWithRef<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => dialog.close();
  }, []);

  return {
    ref,
    onCancel: (event) => {
      // A file input inside also fires `cancel`, and that event bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss();
    },
    onClose: (event) => {
      // A browser closes the dialog itself on a second Escape. Our own `close` comes from unmounting.
      if (event.target === event.currentTarget && !event.currentTarget.open) onDismiss();
    },
    onPointerDown: (event) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      // Press and release must both be outside: releasing a text selection there does not dismiss.
      const isOutside = outside && pressedOutside.current && event.target === event.currentTarget;
      const isLink = navigates && event.target instanceof Element && event.target.closest('a[href]') !== null;
      if (isOutside || isLink) onDismiss();
    },
  };
}
