import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Check, Icon, X } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './toast.module.css';

const SHOWN_MS = 6_000;

export interface ToastProps {
  children: ReactNode;
  onClose: () => void;
}

/** A confirmation, never the only trace of an error. Closes after 6 seconds, unless hovered or focused. */
export function Toast({ children, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };

  return (
    <div className={styles.toast} data-surface="brand" {...hold}>
      <Icon glyph={Check} />
      <span>{children}</span>
      <IconButton label="Fermer" glyph={X} tone="on-brand" onClick={onClose} />
    </div>
  );
}

/** Container of toasts. Always mounted, as a live region must be. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.region} data-screen-only role="status">
      {children}
    </div>
  );
}
