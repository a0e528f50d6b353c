import type { LiveRule } from '@portal/forms';

/** What the server asks of a password (section 5), said while it is typed. */
export const NEW_PASSWORD_RULES: readonly LiveRule[] = [
  { words: '8 caractères au moins', isMet: (password) => password.length >= 8 },
  { words: 'Une lettre majuscule', isMet: (password) => /\p{Lu}/u.test(password) },
  { words: 'Un chiffre', isMet: (password) => /\p{Nd}/u.test(password) },
];
