/** What an operator has not filled in yet, as a text marks it: `<mark>[DURÉE, à compléter]</mark>`. */
const OPEN_MARK = /<mark\b[^>]*>\s*\[/i;
const BLOCK_WITH_ONE =
  /<(p|li|tr|dd)\b[^>]*>(?:(?!<\/?\1\b)[\s\S])*?<mark\b[^>]*>\s*\[(?:(?!<\/\1\b)[\s\S])*<\/\1\s*>\s*/gi;
const EMPTY_LIST = /<(ul|ol|tbody|table)\b[^>]*>\s*<\/\1\s*>\s*/gi;
/** Nothing stands between it and the next heading of its level or above, or the end. */
const emptyHeading = (level: number): RegExp =>
  new RegExp(
    `<h${String(level)}\\b[^>]*>(?:(?!</h)[\\s\\S])*</h${String(level)}\\s*>\\s*(?=<h[1-${String(level)}]\\b|$)`,
    'gi',
  );
/** The lowest first: one above may have nothing left but those. */
const EMPTY_HEADINGS = [6, 5, 4, 3, 2, 1].map(emptyHeading);

export const hasOpenMarks = (html: string): boolean => OPEN_MARK.test(html);

/** A text without the paragraphs, items and rows that hold an open mark, and the headings with nothing left under them. */
export const withoutOpenMarks = (html: string): string =>
  hasOpenMarks(html)
    ? [BLOCK_WITH_ONE, EMPTY_LIST, EMPTY_LIST, ...EMPTY_HEADINGS].reduce(
        (left, dropped) => left.replace(dropped, ''),
        html,
      )
    : html;
