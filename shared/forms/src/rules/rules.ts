import type { AmountNotation } from '../amount/type-in-place';
import { problemOfDate } from './date-parts';
import { isEmpty, type Rule } from './rule';

/** Turns a domain predicate into a rule that accepts an empty value, which is `required`'s concern. */
export const satisfies =
  <V = unknown>(isValid: (value: string, all: V) => boolean, message: string): Rule<V, string | undefined> =>
  (value, all) =>
    value === undefined || isEmpty(value) || isValid(value, all) ? undefined : message;

/**
 * A value must be entered, selected or ticked. `what` names it in French with its article or possessive; `verb` is
 * « Choisissez » for a list. `required('votre nom')` says « Indiquez votre nom. »
 */
export function required(what?: string, verb: 'Indiquez' | 'Choisissez' = 'Indiquez'): Rule<unknown> {
  const message = what === undefined ? 'Remplissez ce champ.' : `${verb} ${what}.`;
  return Object.assign((value: unknown) => (isEmpty(value) ? message : undefined), {
    isRequired: true,
  } as const);
}

/** Equal to another field, for a confirmation. Two empty values are equal: `required` handles those. */
export const sameAs =
  <V>(other: keyof V, message: string): Rule<V> =>
  (value, all) =>
    value === all[other] ? undefined : message;

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

/** A real date (`AAAA-MM-JJ`, as from a date field), empty or whole: rejects the 30th of February. */
export const date = (): Rule<unknown, string | undefined> => (value) =>
  value === undefined || isEmpty(value) ? undefined : problemOfDate(value);

/** A date not before an ISO date. */
export const notBefore = (day: string, message: string) => satisfies((value) => value >= day, message);

export interface AmountBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** An amount in euros that the notation can read, empty or within bounds (0 and above by default). */
export const amount =
  ({ read, write }: AmountNotation, { min = 0, max }: AmountBounds = {}): Rule<unknown, string | undefined> =>
  (value) => {
    if (value === undefined || value.trim() === '') return undefined;
    const euros = read(value);
    if (euros === undefined) return `Indiquez un montant en euros, par exemple ${write(1234.56)}.`;
    if (euros < min) return `Indiquez un montant d’au moins ${write(min)}\u00a0€.`;
    if (max !== undefined && euros > max) return `Indiquez un montant d’au plus ${write(max)}\u00a0€.`;
    return undefined;
  };
