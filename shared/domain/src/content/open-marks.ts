/** What an operator has not filled in yet, as a text marks it: `<mark>[DURÉE, à compléter]</mark>`. */
const OPEN_MARK = /<mark\b[^>]*>\s*\[/i;
const BLOCK_WITH_ONE =
  /<(p|li|tr|dd)\b[^>]*>(?:(?!<\/?\1\b)[\s\S])*?<mark\b[^>]*>\s*\[(?:(?!<\/\1\b)[\s\S])*<\/\1\s*>\s*/gi;
const EMPTY_LIST = /<(ul|ol|tbody|table)\b[^>]*>\s*<\/\1\s*>\s*/gi;
const EMPTY_HEADING = /<h([1-6])\b[^>]*>(?:(?!<\/h)[\s\S])*<\/h\1\s*>\s*(?=<h[12]\b|<h\1\b|$)/gi;

export const hasOpenMarks = (html: string): boolean => OPEN_MARK.test(html);

/** A text without the paragraphs, items and rows that hold an open mark, and the headings with nothing left under them. */
export const withoutOpenMarks = (html: string): string =>
  hasOpenMarks(html)
    ? html
        .replace(BLOCK_WITH_ONE, '')
        .replace(EMPTY_LIST, '')
        .replace(EMPTY_LIST, '')
        .replace(EMPTY_HEADING, '')
    : html;
