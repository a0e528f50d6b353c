import { useId, type ReactNode } from 'react';
import type { Glyph } from '../icon/icon';
import { Niche, type NicheProps } from '../niche/niche';
import { Title } from '../title/title';
import { useModal } from './use-modal';
import { Stack } from '../layout/layout';
import styles from './dialog.module.css';

export { useModal } from './use-modal';

export interface DialogProps {
  /** Mounted only while open. */
  open: boolean;
  onClose: () => void;
  title: string;
  glyph?: Glyph | undefined;
  tone?: NicheProps['tone'] | undefined;
  children?: ReactNode;
  /** Secondary button first; narrow screens show the main one on top. */
  actions?: ReactNode;
  width?: 'md' | 'wide' | undefined;
  /** `alertdialog`: closes only by its buttons and Escape. See `@portal/ui/alert-dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A modal: a centred box, or a bottom sheet on narrow screens. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  glyph,
  tone,
  children,
  actions,
  width = 'md',
  role = 'dialog',
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const modal = useModal({ onDismiss: onClose, outside: role === 'dialog' });
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      data-width={width === 'wide' ? width : undefined}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
    >
      <div className={styles.inside}>
        {glyph && <Niche glyph={glyph} tone={tone} />}
        <Title id={`${id}-title`}>{title}</Title>
        <Stack gap={3} id={`${id}-text`}>
          {children}
        </Stack>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
