import type { Problem } from '../wire/api-problem';
import { commonPasswords } from './common-passwords';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
const PRODUCT = 'intergestion';

/** The three of the specification are these and the length (section 5): no small letter. */
const requirements = [
  [/\p{Lu}/u, 'an upper case letter'],
  [/\p{Nd}/u, 'a number'],
] as const;

// Nothing of Oro says this: the sentence is our own, in the language of who reads it.
const COMMON = {
  title: 'common password constraint',
  detail: 'Ce mot de passe est trop courant et serait deviné vite. Choisissez-en un autre.',
};

const isCommon = (password: string): boolean => {
  const plain = password.toLowerCase();
  // With a mark at its end it is as easily guessed: `Password1!`.
  const bare = plain.replace(/[^\p{L}\p{N}]+$/u, '');
  return commonPasswords.has(plain) || commonPasswords.has(bare) || plain.includes(PRODUCT);
};

/**
 * What is wrong with a password, in the words of an Oro back office: only the rules that failed, in the order length,
 * upper case, number (specification, section 5; Oro can ask for a small letter besides, the specification does not). Nothing is trimmed or cut off (PW2).
 * @param blocklist refuses the most common passwords and the name of the portal too (PW3)
 * @returns undefined when the password is fine
 */
export function passwordProblem(password: string, blocklist = false): Omit<Problem, 'source'> | undefined {
  const title = 'password complexity constraint';
  if (password.length > MAX_LENGTH) {
    return {
      title: 'length constraint',
      detail: `This value is too long. It should have ${MAX_LENGTH} characters or less.`,
    };
  }
  const missing = requirements.filter(([rule]) => !rule.test(password)).map(([, name]) => name);
  const isShort = Array.from(password).length < MIN_LENGTH;
  if (!isShort && missing.length === 0) return blocklist && isCommon(password) ? COMMON : undefined;
  const length = `be at least ${MIN_LENGTH} characters long`;
  const parts = missing.length === 0 ? '' : `include ${missing.join(' and ')}`;
  const rules = [isShort ? length : '', parts].filter((part) => part !== '').join(' and ');
  return { title, detail: `The password must ${rules}` };
}
