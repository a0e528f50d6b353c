/**
 * How each kind of text is entered: the keyboard of a touch screen, the word on its Enter key, and what the browser may
 * fill in unless a field says otherwise. The one table for all fields of the portal; `next` moves on (`goToNextField`).
 */
export const ENTRY = {
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

/** A row of the table. */
export type Entry = keyof typeof ENTRY;

export type EnterKeyHint = 'next' | 'done' | 'go' | 'send' | 'search' | 'enter';
