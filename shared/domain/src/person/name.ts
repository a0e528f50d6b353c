/** Message for a name that a back office refuses without saying why. */
export const NOT_A_NAME =
  'Indiquez un nom de personne\u00a0: des lettres, des espaces, des tirets, des apostrophes, sans adresse ni phrase.';

/** Most characters of a name, of an account as of a project or an address. */
export const NAME_MAX = 100;
const MAX_WORDS = 8;
/** A telephone number has ten. */
const MAX_DIGITS = 9;

/** Anything but letters and marks of all scripts, spaces, hyphens, apostrophes, initials. */
const NOT_OF_NAMES = /[^\u200d\u200c\p{L}\p{M}\p{N}\p{Zs}'’ʼ‘`´.,·・‐‑–\-_&()]/u;
/** Matches "exemple.fr", also within a word; not "J.-P.", "J.Martin", "Ma. Teresa". */
const SITE =
  /[\p{L}\p{N}-]{2,}[.．。][\p{L}\p{N}-]{2,}|\p{L}\.\p{Ll}{2,}|(?:^|[^\p{L}])(?:www|https?)(?:[^\p{L}]|$)/iu;
const INITIAL_AND_NAME = /(?<![\p{L}\p{N}-])\p{Lu}\.(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}.]))/gu;

/** The words for a name that is too long, undefined for one that is not: the rule of every form with a name. */
export const nameLengthFault = (text: string): string | undefined =>
  text.length > NAME_MAX ? `Ce nom est trop long\u00a0: ${NAME_MAX}\u00a0caractères au plus.` : undefined;

/** Why a text is no person's name, in French: one could carry links or sentences into other people's mails. */
export function personNameFault(text: string): string | undefined {
  const words = text.split(/\p{Zs}+/u).filter((word) => word !== '');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (words.length > MAX_WORDS) return `Ce nom a trop de mots\u00a0: ${MAX_WORDS} au plus.`;
  if (digits > MAX_DIGITS) return `Ce nom a trop de chiffres\u00a0: ${MAX_DIGITS} au plus.`;
  if (SITE.test(text.replace(INITIAL_AND_NAME, '')))
    return 'Un nom ne contient pas d’adresse de site ou d’e-mail.';
  if (NOT_OF_NAMES.test(text))
    return 'Un nom s’écrit avec des lettres, des espaces, des tirets et des apostrophes.';
  return nameLengthFault(text);
}

export const isPersonName = (text: string): boolean => personNameFault(text) === undefined;
