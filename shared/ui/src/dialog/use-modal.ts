import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

export interface ModalOptions {
  /** Asked when the reader wants out: Escape, or outside. The caller then stops rendering the dialog. */
  onDismiss: () => void;
  /** A click outside is a way out too. */
  outside: boolean;
  /** A link inside leads to another page, and out. */
  navigates?: boolean | undefined;
}

/**
 * What a native `<dialog>` needs to be modal while it is rendered. The browser traps the focus, makes the rest inert
 * and, on close, gives the focus back to what opened it: no code for that, and no inline style for the policy to
 * refuse. The element with `data-initial-focus` takes the focus, else the first control.
 */
export function useModal({ onDismiss, outside, navigates = false }: ModalOptions): Modal {
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
      // A file input inside cancels too, and that event bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss();
    },
    onClose: (event) => {
      // A browser closes by itself on a second Escape. Our own close comes with the end of the rendering.
      if (event.target === event.currentTarget && !event.currentTarget.open) onDismiss();
    },
    onPointerDown: (event) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      // Both ends of the click are outside: a selection of text that ends there is not a way out.
      const isOutside = outside && pressedOutside.current && event.target === event.currentTarget;
      const isLink = navigates && event.target instanceof Element && event.target.closest('a[href]') !== null;
      if (isOutside || isLink) onDismiss();
    },
  };
}
