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

/** The words, then a line per figure that was given, from which `announcedOffer` reads them. */
export function offerInWords(draft: OfferDraft): string {
  const { capital, annualRate, monthlyInsurance, fees, totalCost, totalDue, years } = draft;
  const rate = (percent: number | undefined) => (percent === undefined ? '' : rateText(percent));
  const lines = [
    ['Prêteur', draft.lender.trim()],
    ['Mensualité, assurance comprise', formatMoney(draft.monthlyPayment)],
    ['TAEG', rateText(draft.taeg)],
    ['Durée', `${formatCount(years, 'an')}, ${formatCount(years * 12, 'mensualité')}`],
    ['Montant du crédit', formatMoney(capital)],
    ['Taux débiteur fixe', rate(annualRate)],
    ['Assurance', monthlyInsurance === undefined ? '' : `${formatMoney(monthlyInsurance)} par mois`],
    ['Frais de dossier, de garantie et de courtage', formatMoney(fees)],
    ['Coût total du crédit', formatMoney(totalCost)],
    ['Montant total dû', formatMoney(totalDue)],
  ] as const;
  const figures = lines.flatMap(([term, value]) => (value === '' ? [] : [`${term}\u00A0: ${value}`]));
  return [draft.words.trim(), figures.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** Whether the words repeat no figure: « TAEG : 4 % » would make both unreadable. */
export function leavesFiguresReadable(draft: OfferDraft): boolean {
  const read: AnnouncedOffer = announcedOffer(offerInWords(draft));
  const alone: AnnouncedOffer = announcedOffer(offerInWords({ ...draft, words: '' }));
  return (Object.keys(alone) as (keyof AnnouncedOffer)[]).every((figure) => read[figure] === alone[figure]);
}
