const THIN_SPACE = '\u202F';
/** What is regrouped: digits with any spaces, then decimals after a comma. Anything else is left as typed. */
const PLAIN = /^\s*\d[\d\s]*(?:,\d*)?\s*$/;

/** An amount field just after a key or a paste. */
export interface AmountEdit {
  readonly before: string;
  readonly text: string;
  readonly caret: number;
  /** The key was Delete, which removes what follows the caret. */
  readonly isForward?: boolean;
}

export interface TypedAmount {
  readonly text: string;
  readonly caret: number;
}

/** Groups thousands while typing; the caret stays behind its digits. A deleted separator takes the digit beside it. */
export function typeAmount({ before, text, caret, isForward = false }: AmountEdit): TypedAmount {
  if (!PLAIN.test(text)) return { text, caret };
  const [digits, kept] = withoutSeparators(text, caret);
  const isSeparatorGone = text.length === before.length - 1 && withoutSeparators(before, 0)[0] === digits;
  if (!isSeparatorGone) return grouped(digits, kept);
  const at = isForward ? kept : kept - 1;
  if (at < 0) return grouped(digits, kept);
  return grouped(digits.slice(0, at) + digits.slice(at + 1), at);
}

/** The text without its spaces, and how much of it stands before the caret. */
const withoutSeparators = (text: string, caret: number): readonly [string, number] => [
  text.replace(/\s/g, ''),
  text.slice(0, caret).replace(/\s/g, '').length,
];

function grouped(digits: string, kept: number): TypedAmount {
  const comma = digits.indexOf(',');
  const whole = comma < 0 ? digits : digits.slice(0, comma);
  const text = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) + digits.slice(whole.length);
  let caret = 0;
  for (let seen = 0; seen < kept && caret < text.length; caret += 1)
    if (text[caret] !== THIN_SPACE) seen += 1;
  return { text, caret };
}
