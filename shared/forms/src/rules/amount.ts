import type { AmountNotation } from '../amount/amount-notation';
import type { Rule } from './rule';

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
