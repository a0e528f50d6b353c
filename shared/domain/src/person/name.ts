/** Sentence for what cannot be the name of a person, on forms and where the back office refuses it. */
export const NOT_A_NAME =
  'Indiquez un nom de personne\u00a0: des lettres, des espaces, des tirets, des apostrophes, sans adresse ni phrase.';

const MAX_LENGTH = 100;
const MAX_WORDS = 8;
/** A telephone number has ten. */
const MAX_DIGITS = 9;

/** What names are written with, in all scripts: letters and their marks, spaces, hyphens, apostrophes, initials. */
const NOT_OF_NAMES = /[^\u200d\u200c\p{L}\p{M}\p{N}\p{Zs}'’ʼ‘`´.,·・‐‑–\-_&()]/u;
/** "exemple.fr", also within a word; not "J.-P.", "J.Martin", "Ma. Teresa". */
const SITE =
  /[\p{L}\p{N}-]{2,}[.．。][\p{L}\p{N}-]{2,}|\p{L}\.\p{Ll}{2,}|(?:^|[^\p{L}])(?:www|https?)(?:[^\p{L}]|$)/iu;
const INITIAL_AND_NAME = /(?<![\p{L}\p{N}-])\p{Lu}\.(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}.]))/gu;

/**
 * Whether a text can be the name of a person. The back office decides, by the same rule: it neither shows nor mails to
 * others what is an address, a line of its own or a sentence.
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
