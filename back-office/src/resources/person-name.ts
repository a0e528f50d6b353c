/** Real names are shorter; a longer text could hide anything. Of a project and an address as well. */
export const NAME_MAX = 100;
const MAX_WORDS = 8;
/** One fewer than a telephone number. */
const MAX_DIGITS = 9;

/** Characters other than those of names in all scripts: letters and marks, spaces, hyphens, apostrophes, initials. */
const NOT_OF_NAMES = /[^\u200d\u200c\p{L}\p{M}\p{N}\p{Zs}'’ʼ‘`´.,·・‐‑–\-_&()]/u;
/** "evil.example", also within a word; not "J.-P.", "J.Martin", "Ma. Teresa". */
const SITE =
  /[\p{L}\p{N}-]{2,}[.．。][\p{L}\p{N}-]{2,}|\p{L}\.\p{Ll}{2,}|(?:^|[^\p{L}])(?:www|https?)(?:[^\p{L}]|$)/iu;
const INITIAL_AND_NAME = /(?<![\p{L}\p{N}-])\p{Lu}\.(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}.]))/gu;

/**
 * Whether a text can be a person's name. Others see what a stranger enters here, and mails may quote it: no site or
 * mail address, no line break, no sentence (finding S6).
 */
export function isPersonName(text: string): boolean {
  const words = text.split(/\p{Zs}+/u).filter((word) => word !== '');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return (
    text.length <= NAME_MAX &&
    words.length <= MAX_WORDS &&
    digits <= MAX_DIGITS &&
    !NOT_OF_NAMES.test(text) &&
    !SITE.test(text.replace(INITIAL_AND_NAME, ''))
  );
}
