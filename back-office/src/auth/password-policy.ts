import { PASSWORD_CONDITIONS } from '@portal/domain/person';
import type { Problem } from '../wire/api-problem';
import passwords from '../../reference-data/common-passwords.json' with { type: 'json' };

const MAX_LENGTH = 128;
const PRODUCT = 'intergestion';

/** Oro's words for the conditions of the domain, in their order. */
const WORDS = ['be at least 8 characters long', 'an upper case letter', 'a number'];

// Oro has no such rule: the sentence is ours, in the reader's language.
const COMMON = {
  title: 'common password constraint',
  detail: 'Ce mot de passe est trop courant et serait vite deviné. Choisissez-en un autre.',
};

/**
 * In lower case: 3 000 common ones (ASVS 5.0, V6.2.4) of @zxcvbn-ts/language-common 4.1.3, MIT licence,
 * copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts, and a few common in France.
 */
export const commonPasswords: ReadonlySet<string> = new Set(passwords);

const isCommon = (password: string): boolean => {
  const plain = password.toLowerCase();
  // A trailing symbol makes it no harder to guess: `Password1!`.
  const bare = plain.replace(/[^\p{L}\p{N}]+$/u, '');
  return commonPasswords.has(plain) || commonPasswords.has(bare) || plain.includes(PRODUCT);
};

/**
 * What is wrong in Oro's words: length, upper case, number (specification, section 5). Nothing is trimmed.
 * With `blocklist` common passwords and the portal's name are refused too.
 */
export function passwordProblem(password: string, blocklist = false): Omit<Problem, 'source'> | undefined {
  const title = 'password complexity constraint';
  if (password.length > MAX_LENGTH) {
    return {
      title: 'length constraint',
      detail: `This value is too long. It should have ${MAX_LENGTH} characters or less.`,
    };
  }
  const faults = PASSWORD_CONDITIONS.flatMap(({ isMet }, at) => (isMet(password) ? [] : [WORDS[at] ?? '']));
  if (faults.length === 0) return blocklist && isCommon(password) ? COMMON : undefined;
  const [length = ''] = WORDS;
  const missing = faults.filter((fault) => fault !== length);
  const parts = missing.length === 0 ? [] : [`include ${missing.join(' and ')}`];
  const rules = [...faults.filter((fault) => fault === length), ...parts].join(' and ');
  return { title, detail: `The password must ${rules}` };
}
