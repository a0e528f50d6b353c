/** Message for an invalid name, in forms and from the back office. */
export const NOT_A_NAME =
  'Indiquez un nom de personne\u00a0: des lettres, des espaces, des tirets, des apostrophes, sans adresse ni phrase.';

const MAX_LENGTH = 100;
const MAX_WORDS = 8;
/** A telephone number has ten. */
const MAX_DIGITS = 9;

/** Anything but letters and marks of all scripts, spaces, hyphens, apostrophes, initials. */
const NOT_OF_NAMES = /[^\u200d\u200c\p{L}\p{M}\p{N}\p{Zs}'’ʼ‘`´.,·・‐‑–\-_&()]/u;
/** Matches "exemple.fr", also within a word; not "J.-P.", "J.Martin", "Ma. Teresa". */
const SITE =
  /[\p{L}\p{N}-]{2,}[.．。][\p{L}\p{N}-]{2,}|\p{L}\.\p{Ll}{2,}|(?:^|[^\p{L}])(?:www|https?)(?:[^\p{L}]|$)/iu;
const INITIAL_AND_NAME = /(?<![\p{L}\p{N}-])\p{Lu}\.(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}.]))/gu;

/**
 * Whether a text can be a person's name. The back office enforces the same rule: otherwise an account name could carry
 * links, extra lines or sentences into other people's screens and mails.
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
