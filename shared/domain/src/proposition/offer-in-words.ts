import { formatCount, formatMoney, rateText } from '../format';
import { announcedOffer, type AnnouncedOffer } from './announced-offer';

/** A proposition as staff writes it. Amounts in euros, rates in percent a year. */
export interface OfferDraft {
  readonly lender: string;
  /** A month, insurance included. */
  readonly monthlyPayment: number;
  readonly taeg: number;
  readonly years: number;
  readonly capital?: number | undefined;
  readonly annualRate?: number | undefined;
  readonly monthlyInsurance?: number | undefined;
  readonly fees?: number | undefined;
  readonly totalCost?: number | undefined;
  readonly totalDue?: number | undefined;
  /** What the applicant reads before the figures; may be ''. */
  readonly words: string;
}

const money = (amount: number): string => formatMoney(amount);

/**
 * The text of a proposition: the words, then a line per figure, from which `announcedOffer` reads them. What was not
 * given is left out.
 */
export function offerInWords(draft: OfferDraft): string {
  const { capital, annualRate, monthlyInsurance, fees, totalCost, totalDue, years } = draft;
  const lines: (readonly [term: string, value: string | undefined])[] = [
    ['Prêteur', draft.lender.trim()],
    ['Mensualité, assurance comprise', money(draft.monthlyPayment)],
    ['TAEG', rateText(draft.taeg)],
    ['Durée', `${formatCount(years, 'an')}, ${formatCount(years * 12, 'mensualité')}`],
    ['Montant du crédit', capital === undefined ? undefined : money(capital)],
    ['Taux débiteur fixe', annualRate === undefined ? undefined : rateText(annualRate)],
    ['Assurance', monthlyInsurance === undefined ? undefined : `${money(monthlyInsurance)} par mois`],
    ['Frais de dossier, de garantie et de courtage', fees === undefined ? undefined : money(fees)],
    ['Coût total du crédit', totalCost === undefined ? undefined : money(totalCost)],
    ['Montant total dû', totalDue === undefined ? undefined : money(totalDue)],
  ];
  const figures = lines.flatMap(([term, value]) => (value === undefined ? [] : [`${term}\u00A0: ${value}`]));
  return [draft.words.trim(), figures.join('\n')].filter((part) => part !== '').join('\n\n');
}

/**
 * Whether the words leave the figures readable: a line of them that repeats one, « TAEG : 4 % », would make both
 * unreadable.
 */
export function leavesFiguresReadable(draft: OfferDraft): boolean {
  const read: AnnouncedOffer = announcedOffer(offerInWords(draft));
  const alone: AnnouncedOffer = announcedOffer(offerInWords({ ...draft, words: '' }));
  return (Object.keys(alone) as (keyof AnnouncedOffer)[]).every((figure) => read[figure] === alone[figure]);
}
