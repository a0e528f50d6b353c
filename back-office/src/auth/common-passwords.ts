import lines from './common-passwords.json';

/**
 * The 3 000 most common passwords that the policy would let pass when capitals are not looked at (ASVS 5.0, V6.2.4), and
 * a few that the French choose. Made from `passwords.json` of @zxcvbn-ts/language-common 4.1.3, MIT licence, copyright
 * 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts. In small letters.
 */
export const commonPasswords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));
