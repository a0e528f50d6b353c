import { satisfies } from './satisfies';

// One @, something on each side, a dot in the domain: the server has the last word, by writing to it.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** An e-mail address, empty or well formed. */
export const email = () =>
  satisfies((value) => EMAIL.test(value.trim()), 'Indiquez une adresse e-mail au format nom@exemple.fr.');

/** The whole value answers to a pattern. */
export const matches = (pattern: RegExp, message: string) =>
  satisfies((value) => pattern.test(value.trim()), message);

/** An address of the web, empty or absolute and in http(s). */
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
