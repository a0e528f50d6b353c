import passwords from '../../reference-data/common-passwords.json' with { type: 'json' };

/**
 * In lower case: the 3 000 most common passwords that satisfy the policy when case is ignored (ASVS 5.0, V6.2.4), and
 * a few common in France. From `passwords.json` of @zxcvbn-ts/language-common 4.1.3, MIT licence, copyright 2012-2016
 * Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts.
 */
export const commonPasswords: ReadonlySet<string> = new Set(passwords);
