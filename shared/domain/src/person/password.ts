/** Sentence for a password the server finds weak, at registration (section 5). */
export const WEAK_PASSWORD =
  'Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre.';

const MINIMUM_LENGTH = 8;
const NO_CAPITAL_OR_DIGIT = 'Le mot de passe doit comporter une lettre majuscule et un chiffre';
const TOO_SHORT = 'Le mot de passe doit comporter au moins 8 caractères, une lettre majuscule et un chiffre';

/** Whether a password has 8 characters, a capital and a digit; letters of any script count. */
export function isStrongPassword(password: string): boolean {
  return passwordFault(password) === undefined;
}

/**
 * What the user form says of a password, or undefined when it is good: an upper-case letter and a digit are needed,
 * and the sentence speaks of the 8 characters when it is shorter (section 5).
 */
export function passwordFault(password: string): string | undefined {
  if (password.length < MINIMUM_LENGTH) return TOO_SHORT;
  return /\p{Lu}/u.test(password) && /\p{Nd}/u.test(password) ? undefined : NO_CAPITAL_OR_DIGIT;
}
