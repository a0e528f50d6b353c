import passwords from '../../reference-data/common-passwords.json' with { type: 'json' };

/**
 * The 3 000 most common passwords that the policy would let pass when capitals are not looked at (ASVS 5.0, V6.2.4), and
 * a few that the French choose, in small letters. Made from `passwords.json` of @zxcvbn-ts/language-common 4.1.3, MIT
 * licence, copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts.
 */
export const commonPasswords: ReadonlySet<string> = new Set(passwords);
