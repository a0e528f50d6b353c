import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import { CircleAlert, CircleCheck, Clock, Icon, Info, type Glyph } from '../icon/icon';
import tones from '../status-chip/tone.module.css';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'you' | 'danger' | 'plain';

const GLYPHS: Readonly<Record<NoticeTone, Glyph>> = {
  info: Info,
  success: CircleCheck,
  you: Clock,
  danger: CircleAlert,
  plain: Info,
};

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  glyph?: Glyph | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A message in the flow. Set `role` to `status` or `alert` when it appears after the page has loaded. */
export function Notice({ tone = 'info', title, glyph, className, children, ...rest }: NoticeProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.notice, tones.tone, className)}
      data-tone={tone === 'info' ? 'new' : tone}
    >
      <Icon glyph={glyph ?? GLYPHS[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
