import { Children, type ElementType, type ReactNode } from 'react';
import { Card } from '../card/card';
import { ArrowDown, ArrowUp, Icon, WindowGlyph } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './kpi-card.module.css';

export interface KpiCardProps {
  label: string;
  /** Formatted: « 102 », « 4,32 M€ ». */
  value: ReactNode;
  note?: ReactNode;
  /** Its `Sparkline`, beside the value where there is room. */
  course?: ReactNode;
  /** The user must act: only « À relancer ». */
  yours?: boolean | undefined;
  /** Component of the link to the list that the figure counts; the whole card is its target. */
  linkAs?: ElementType | undefined;
  /** Address of that list; without one the figure is text. */
  to?: string | undefined;
}

export function KpiCard({ label, value, note, course, yours, linkAs: LinkElement = 'a', to }: KpiCardProps) {
  const words = yours ? (
    <span className={styles.you}>
      <Icon glyph={WindowGlyph} size="sm" />
      {label}
    </span>
  ) : (
    label
  );
  return (
    <Card as="li" className={styles.kpi} data-actor={yours ? 'you' : undefined}>
      <p className={styles.label}>
        {to === undefined ? (
          words
        ) : (
          <LinkElement to={to} className={styles.door}>
            {words}
          </LinkElement>
        )}
      </p>
      <p className={styles.value}>
        <span>{value}</span>
        {course}
      </p>
      <p className={styles.note}>{note}</p>
    </Card>
  );
}

/** Key figures side by side, with labels, values and notes aligned. */
export function KpiGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} data-count={Children.count(children)}>
      {children}
    </ul>
  );
}

export interface DeltaProps {
  /** The difference; its sign selects the arrow. Followed by words: « de plus que du 1er au 20 octobre ». */
  value: number;
  /** « pts », « j ». */
  unit?: string | undefined;
  /** The whole word, for who hears it: « points », « jours ». */
  spokenUnit?: string | undefined;
  /** Fewer are good news. */
  lessIsBetter?: boolean | undefined;
}

/** An increase or decrease: arrow and number. */
export function Delta({ value, unit, spokenUnit, lessIsBetter = false }: DeltaProps) {
  if (value === 0) return <span className={styles.delta}>0</span>;
  return (
    <span className={styles.delta} data-trend={value > 0 === lessIsBetter ? 'worse' : 'better'}>
      <Icon glyph={value > 0 ? ArrowUp : ArrowDown} size="sm" />
      {Math.abs(value).toLocaleString('fr-FR')}
      {unit !== undefined && <span aria-hidden={spokenUnit !== undefined}>{`\u00A0${unit}`}</span>}
      {spokenUnit !== undefined && <VisuallyHidden>{`\u00A0${spokenUnit}`}</VisuallyHidden>}
    </span>
  );
}
