import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, styled } from '../class-names/class-names';
import { ChevronDown, Icon } from '../icon/icon';
import styles from './input.module.css';

/**
 * How each kind of text is entered: the keyboard of a touch screen, the word on its Enter key, and what the browser may
 * fill in unless a field says otherwise. The one table for all fields of the portal; `next` moves on (`goToNextField`).
 */
const ENTRY = {
  text: { inputMode: 'text', enterKeyHint: 'next', autoComplete: 'off' },
  email: { inputMode: 'email', enterKeyHint: 'next', autoComplete: 'email', autoCapitalize: 'none' },
  tel: { inputMode: 'tel', enterKeyHint: 'next', autoComplete: 'tel' },
  url: { inputMode: 'url', enterKeyHint: 'next', autoComplete: 'off', autoCapitalize: 'none' },
  search: { inputMode: 'search', enterKeyHint: 'search', autoComplete: 'off' },
  digits: { inputMode: 'numeric', enterKeyHint: 'next', autoComplete: 'off' },
  /** Amounts and rates. */
  decimal: { inputMode: 'decimal', enterKeyHint: 'next', autoComplete: 'off' },
  secret: { inputMode: 'text', enterKeyHint: 'next', autoCapitalize: 'none' },
  lines: { inputMode: 'text', enterKeyHint: 'enter', autoComplete: 'off' },
  /** The browser's own picker of a day, which has no keyboard. */
  date: { autoComplete: 'off' },
} as const;

export type Entry = keyof typeof ENTRY;

export type EnterKeyHint = 'next' | 'done' | 'go' | 'send' | 'search' | 'enter';

export interface InputProps extends ComponentPropsWithRef<'input'> {
  /** What is typed: gives the keyboard, the Enter key and the autofill, which other props may override. */
  entry: Entry;
  /** Tabular figures: amounts, dates, telephone numbers. */
  figures?: boolean | undefined;
  'data-size'?: 'sm' | undefined;
}

/** One line of text. Spread the props of its `Field` on it. */
export function Input({ entry, figures, className, ...rest }: InputProps) {
  return (
    <input
      {...ENTRY[entry]}
      {...rest}
      className={classNames(styles.input, className)}
      data-figures={figures || undefined}
    />
  );
}

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...ENTRY.lines} {...rest} className={classNames(styles.input, styles.area, className)} />;
}

/** Several short inputs that make one value, side by side: day, month and year of a date. */
export const InputRow = styled('div', styles.row);

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  'data-size'?: 'sm' | undefined;
}

/** A native select; children are `option`s. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <div className={styles.select}>
      <select {...rest} className={classNames(styles.input, className)} />
      <Icon glyph={ChevronDown} />
    </div>
  );
}

export interface AffixProps {
  /** Inside the frame, before the text: an icon. */
  start?: ReactNode;
  /** Inside the frame, after the text: a unit, or a 44 px button. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** An `Input` with something inside its frame. */
export function Affix({ start, end, className, children }: AffixProps) {
  return (
    <div
      className={classNames(styles.affix, className)}
      data-start={start ? true : undefined}
      data-end={end ? true : undefined}
    >
      {start && <span className={styles.start}>{start}</span>}
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  label: ReactNode;
}

/** A checkbox and its label as one 44 px target. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
