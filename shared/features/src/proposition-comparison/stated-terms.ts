import { parseAmount, parseRate } from '@portal/domain/format';
import { splitDescription } from '../records';

/** Figures explicitly stated in a proposal's text: euros, percent a year. */
export interface StatedTerms {
  readonly capital?: number | undefined;
  readonly months?: number | undefined;
  readonly annualRate?: number | undefined;
  readonly monthlyInsurance?: number | undefined;
  /** All costs paid on the first day. */
  readonly fees?: number | undefined;
}

/** The rate from which instalments are computed; not TAEG, TAEA or variable rates. */
const NOMINAL_RATE = /^taux (débiteur|nominal)( fixe)?$/i;
const DURATION = /^durée$/i;
const INSURANCE = /^assurance$/i;
const FEES = /^frais (de dossier|du crédit)/i;
const CAPITAL = /^(montant (du crédit|emprunté)|capital emprunté)$/i;

/**
 * Reads a figure only from a line `term : value` whose term matches exactly and occurs once in the text: the user must
 * never doubt its origin.
 */
export function statedTerms(description: string): StatedTerms {
  const facts = splitDescription(description).flatMap((block) => (block.kind === 'facts' ? block.items : []));
  const only = (term: RegExp): string | undefined => {
    const [first, ...others] = facts.filter((fact) => term.test(fact.term));
    return others.length === 0 ? first?.value : undefined;
  };
  const years = /^(\d{1,2})\s+ans\b/.exec(only(DURATION) ?? '')?.[1];
  const monthly = /^(.+?€)\s+par mois\b/.exec(only(INSURANCE) ?? '')?.[1];
  return {
    capital: parseAmount(only(CAPITAL) ?? ''),
    months: years === undefined ? undefined : Number(years) * 12,
    annualRate: parseRate(only(NOMINAL_RATE) ?? ''),
    monthlyInsurance: parseAmount(monthly ?? ''),
    fees: parseAmount(only(FEES) ?? ''),
  };
}
