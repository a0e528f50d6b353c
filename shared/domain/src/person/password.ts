export const WEAK_PASSWORD =
  'Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre.';

/** Message for a new password that is the current one. */
export const SAME_PASSWORD = 'C’est le mot de passe que vous avez déjà\u00a0: choisissez-en un autre.';

const MINIMUM_LENGTH = 8;
const NO_CAPITAL_OR_DIGIT = 'Le mot de passe doit comporter une lettre majuscule et un chiffre';
const TOO_SHORT = 'Le mot de passe doit comporter au moins 8 caractères, une lettre majuscule et un chiffre';

/** A condition ticked while the password is typed. */
export interface PasswordCondition {
  readonly words: string;
  readonly isMet: (password: string) => boolean;
}

const LONG_ENOUGH: PasswordCondition = {
  words: '8 caractères au moins',
  isMet: (password) => Array.from(password).length >= MINIMUM_LENGTH,
};

/** The conditions of every form and of the server (section 5); letters of any script count. */
export const PASSWORD_CONDITIONS: readonly PasswordCondition[] = [
  LONG_ENOUGH,
  { words: 'Une lettre majuscule', isMet: (password) => /\p{Lu}/u.test(password) },
  { words: 'Un chiffre', isMet: (password) => /\p{Nd}/u.test(password) },
];

export function isStrongPassword(password: string): boolean {
  return PASSWORD_CONDITIONS.every(({ isMet }) => isMet(password));
}

/** The user form's message for a password (section 5); undefined when it is valid. */
export function passwordFault(password: string): string | undefined {
  if (!LONG_ENOUGH.isMet(password)) return TOO_SHORT;
  return isStrongPassword(password) ? undefined : NO_CAPITAL_OR_DIGIT;
}
