import { toCents } from '../finance/cents';
import type { CostParts } from '../finance/cost-parts';
import { ofName, parseAmount, parseRate } from '../format';
import { type DescriptionBlock, splitDescription } from './split-description';

/** What a proposal's text announces; undefined for what it does not say in so many words. */
export interface AnnouncedOffer {
  readonly lender: string | undefined;
  /** Euros a month, insurance included. */
  readonly monthlyPayment: number | undefined;
  /** Percent a year, as the text gives it. */
  readonly taeg: number | undefined;
  readonly months: number | undefined;
  /** The rate from which instalments are computed, percent a year; no TAEG, TAEA or variable rate. */
  readonly annualRate: number | undefined;
  /** Euros a month. */
  readonly monthlyInsurance: number | undefined;
  /** All costs paid on the first day, in euros. */
  readonly fees: number | undefined;
  /** Euros. */
  readonly capital: number | undefined;
  /** Interest, insurance and fees, in euros. */
  readonly totalCost: number | undefined;
  readonly totalDue: number | undefined;
}

const LENDER = /^(prêteur|banque|établissement prêteur)$/i;
const PAYMENT = /^mensualité,? assurance comprise$/i;
const TAEG = /^taeg( fixe)?$/i;
const NOMINAL_RATE = /^taux (débiteur|nominal)( fixe)?$/i;
const DURATION = /^durée$/i;
const INSURANCE = /^assurance$/i;
const FEES = /^frais (de dossier|du crédit)/i;
const CAPITAL = /^(montant (du crédit|emprunté)|capital emprunté)$/i;
const TOTAL_COST = /^coût total( du crédit)?$/i;
const TOTAL_DUE = /^montant total dû$/i;
/** `Financement de 215 000 € par le Prêteur A, …`, the first sentence that our agencies write. */
const FINANCED_BY = /^Financement de [^.\n]{1,40}? par (?:le |la |l[’'])?([^,.\n]{2,40}?)[,.]/;

/** Reads a figure only from a line `term : value` that occurs once: its origin must never be in doubt. */
export function announcedOffer(description: string): AnnouncedOffer {
  const facts = splitDescription(description).flatMap((block) => (block.kind === 'facts' ? block.items : []));
  const only = (term: RegExp): string => {
    const [first, ...others] = facts.filter((fact) => term.test(fact.term));
    return others.length === 0 ? (first?.value ?? '') : '';
  };
  return {
    lender: only(LENDER) || FINANCED_BY.exec(description)?.[1],
    monthlyPayment: parseAmount(only(PAYMENT)),
    taeg: parseRate(only(TAEG)),
    months: monthsIn(only(DURATION)),
    annualRate: parseRate(only(NOMINAL_RATE)),
    monthlyInsurance: parseAmount(/^(.+?€)\s+par mois\b/.exec(only(INSURANCE))?.[1] ?? ''),
    fees: parseAmount(only(FEES)),
    capital: parseAmount(only(CAPITAL)),
    totalCost: parseAmount(only(TOTAL_COST)),
    totalDue: parseAmount(only(TOTAL_DUE)),
  };
}

/** `20 ans`, `20 ans (240 mois)`, `2 ans et 6 mois`, `30 mois`; no « 2 ans et demi ». */
function monthsIn(duration: string): number | undefined {
  const [, years, rest = '0'] =
    /^(\d{1,2})\s+ans?(?:\s+et\s+(\d{1,2})\s+mois)?\b(?!\s+et\b)/.exec(duration) ?? [];
  if (years !== undefined) return Number(years) * 12 + Number(rest);
  const months = /^(\d{1,3})\s+mois\b/.exec(duration)?.[1];
  return months === undefined ? undefined : Number(months);
}

/** Terms that the four figures and the totals show, and what says that they do. */
const SHOWN: readonly (readonly [RegExp, keyof AnnouncedOffer])[] = [
  [PAYMENT, 'monthlyPayment'],
  [TAEG, 'taeg'],
  [DURATION, 'months'],
  [TOTAL_COST, 'totalCost'],
  [TOTAL_DUE, 'totalDue'],
];

/** What a proposal's text says beside the figures that were read from it, which stand above it. */
export function beyondTheOffer(description: string, offer: AnnouncedOffer): readonly DescriptionBlock[] {
  const isShown = (term: string): boolean =>
    SHOWN.some(([pattern, figure]) => pattern.test(term) && offer[figure] !== undefined);
  return splitDescription(description)
    .map((block) =>
      block.kind === 'text' ? block : { ...block, items: block.items.filter(({ term }) => !isShown(term)) },
    )
    .filter((block) => block.kind === 'text' || block.items.length > 0);
}

/** The parts, to the cent, of what an offer announces; undefined where it lacks a figure or contradicts itself. */
export function announcedCost({
  totalCost,
  totalDue,
  months,
  monthlyInsurance,
  fees,
}: AnnouncedOffer): CostParts | undefined {
  if (totalCost === undefined || totalDue === undefined || months === undefined) return undefined;
  if (monthlyInsurance === undefined || fees === undefined) return undefined;
  const insurance = toCents(monthlyInsurance) * months;
  const interest = toCents(totalCost) - insurance - toCents(fees);
  const capital = toCents(totalDue) - toCents(totalCost);
  if (interest < 0 || capital <= 0) return undefined;
  return { capital: capital / 100, interest: interest / 100, insurance: insurance / 100, fees };
}

/** « le Prêteur A », « Crédit Azur », « la Caisse Azur »: as the subject of a sentence, or after « avec ». */
export function theLender(lender: string): string {
  if (/^prêteur\b/i.test(lender)) return `le ${lender}`;
  return lender.replace(
    ARTICLE,
    (_whole, article: string, name: string) => `${article.toLowerCase()} ${name}`,
  );
}

/** « du Prêteur A », « de Crédit Azur », « d’Azur Crédit », « de la Caisse Azur »: after « la proposition ». */
export function ofLender(lender: string): string {
  const [article = '', name = ''] = ARTICLE.exec(theLender(lender))?.slice(1) ?? [];
  if (article === '') return ofName(lender);
  const contracted = { le: 'du', les: 'des' }[article];
  return contracted === undefined ? `de ${article} ${name}` : `${contracted} ${name}`;
}

/** With which some write the name of a lender. */
const ARTICLE = /^(les?|la)\s+(.+)$/i;
