import { parseAmount, parseRate } from '@portal/domain/format';
import { splitDescription } from '../records';

/** What a proposal's text announces; undefined for what it does not say in so many words. */
export interface AnnouncedFigures {
  readonly lender?: string | undefined;
  /** Euros a month, insurance included. */
  readonly monthlyPayment?: number | undefined;
  /** Percent a year. */
  readonly taeg?: number | undefined;
}

const LENDER = /^(prêteur|banque|établissement prêteur)$/i;
const PAYMENT = /^mensualité,? assurance comprise$/i;
const TAEG = /^taeg( fixe)?$/i;
/** `Financement de 215 000 € par le Prêteur A, …`, the first sentence that our agencies write. */
const FINANCED_BY = /^Financement de [^.\n]{1,40}? par (?:le |la |l[’'])?([^,.\n]{2,40}?)[,.]/;

/** Reads a figure only from a line `term : value` whose term occurs once: the user must never doubt its origin. */
export function announcedFigures(description: string): AnnouncedFigures {
  const facts = splitDescription(description).flatMap((block) => (block.kind === 'facts' ? block.items : []));
  const only = (term: RegExp): string | undefined => {
    const [first, ...others] = facts.filter((fact) => term.test(fact.term));
    return others.length === 0 ? first?.value : undefined;
  };
  return {
    lender: only(LENDER) ?? FINANCED_BY.exec(description)?.[1],
    monthlyPayment: parseAmount(only(PAYMENT) ?? ''),
    taeg: parseRate(only(TAEG) ?? ''),
  };
}
