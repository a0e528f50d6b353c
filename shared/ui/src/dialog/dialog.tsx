import { useId, type ReactNode } from 'react';
import type { Glyph } from '../icon/icon';
import { Niche, type NicheProps } from '../niche/niche';
import { Title } from '../title/title';
import { useModal } from './use-modal';
import { Stack } from '../layout/layout';
import styles from './dialog.module.css';

export { useModal } from './use-modal';

export interface DialogProps {
  onClose: () => void;
  title: string;
  glyph?: Glyph | undefined;
  tone?: NicheProps['tone'] | undefined;
  children?: ReactNode;
  /** Secondary button first; narrow screens show the main one on top. */
  actions?: ReactNode;
  width?: 'wide' | undefined;
  /** Closes only by its buttons and Escape. See `@portal/ui/alert-dialog`. */
  role?: 'alertdialog' | undefined;
}

/** A modal, open while it is mounted: a centred box, or a bottom sheet on narrow screens. */
export function Dialog({ onClose, title, glyph, tone, children, actions, width, role }: DialogProps) {
  const id = useId();
  const modal = useModal({ onDismiss: onClose, outside: role === undefined });
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      data-width={width}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role && `${id}-text`}
    >
      <Stack className={styles.inside}>
        {glyph && <Niche glyph={glyph} tone={tone} />}
        <Title id={`${id}-title`}>{title}</Title>
        <Stack gap={3} id={`${id}-text`}>
          {children}
        </Stack>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Stack>
    </dialog>
  );
}
