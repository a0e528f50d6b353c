/** Nobody's name is longer; and one that nobody reads whole may hold anything. */
const MAX_LENGTH = 100;
const MAX_WORDS = 8;
/** A telephone number has ten. */
const MAX_DIGITS = 9;

/** What names are written with, in all scripts: letters and their marks, spaces, hyphens, apostrophes, initials. */
const NOT_OF_NAMES = /[^\u200d\u200c\p{L}\p{M}\p{N}\p{Zs}'’ʼ‘`´.,·・‐‑–\-_&()]/u;
/** "evil.example", also within a word; not "J.-P.", "J.Martin", "Ma. Teresa". */
const SITE =
  /[\p{L}\p{N}-]{2,}[.．。][\p{L}\p{N}-]{2,}|\p{L}\.\p{Ll}{2,}|(?:^|[^\p{L}])(?:www|https?)(?:[^\p{L}]|$)/iu;
const INITIAL_AND_NAME = /(?<![\p{L}\p{N}-])\p{Lu}\.(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}.]))/gu;

/**
 * Whether a text can be the name of a person. What a stranger writes there is shown to others and may be sent on: it
 * holds no address of a site or of a mailbox, no line of its own, no sentence (finding S6).
 */
export function isPersonName(text: string): boolean {
  const words = text.split(/\p{Zs}+/u).filter((word) => word !== '');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return (
    text.length <= MAX_LENGTH &&
    words.length <= MAX_WORDS &&
    digits <= MAX_DIGITS &&
    !NOT_OF_NAMES.test(text) &&
    !SITE.test(text.replace(INITIAL_AND_NAME, ''))
  );
}
