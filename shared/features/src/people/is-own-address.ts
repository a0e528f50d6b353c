/** Whether an address is that of who is signed in, whatever its case; `own` is null while nobody is. */
export const isOwnAddress = (email: string, own: string | null): boolean =>
  email.trim().toLowerCase() === own?.trim().toLowerCase();
