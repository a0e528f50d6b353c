import { parseAmount } from '../amount/parse-amount';
import { amountText } from '../amount/amount-text';
import type { Rule } from './rule';

export interface AmountBounds {
  /** In euros. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** An amount in euros as a French reader writes it, empty or between bounds (0 and above unless said otherwise). */
export const amount =
  ({ min = 0, max }: AmountBounds = {}): Rule<unknown, string | undefined> =>
  (value) => {
    if (value === undefined || value.trim() === '') return undefined;
    const euros = parseAmount(value);
    if (euros === undefined) return 'Indiquez un montant en euros, par exemple 1\u202f234,56.';
    if (euros < min) return `Indiquez un montant d’au moins ${amountText(min)}\u00a0€.`;
    if (max !== undefined && euros > max) return `Indiquez un montant d’au plus ${amountText(max)}\u00a0€.`;
    return undefined;
  };
