import { satisfies } from './satisfies';

// One @ with text on both sides and a dot in the domain: only a sent message proves the rest.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** An e-mail address, empty or well formed. */
export const email = () =>
  satisfies((value) => EMAIL.test(value.trim()), 'Indiquez une adresse e-mail au format nom@exemple.fr.');

/** The whole value matches a pattern. */
export const matches = (pattern: RegExp, message: string) =>
  satisfies((value) => pattern.test(value.trim()), message);

/** An absolute http(s) URL, or empty. */
export const webAddress = () =>
  satisfies(
    (value) => /^https?:$/.test(protocolOf(value)),
    'Indiquez une adresse qui commence par https://.',
  );

/** A telephone number: 8 to 15 digits (E.164), with the spaces, dots and sign that people write. */
export const phone = () =>
  satisfies(
    (value) => /^\+?[\d .()-]+$/.test(value.trim()) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
    'Indiquez un numéro de téléphone, par exemple 06 39 98 00 12.',
  );

function protocolOf(address: string): string {
  try {
    return new URL(address.trim()).protocol;
  } catch {
    return '';
  }
}
