/** Whether an e-mail is the signed-in user's, ignoring case; `own` is null when signed out. */
export const isOwnAddress = (email: string, own: string | null): boolean =>
  email.trim().toLowerCase() === own?.trim().toLowerCase();
