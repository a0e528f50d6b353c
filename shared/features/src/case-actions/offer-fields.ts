import { IMPOSSIBLE_GAP, rateGap, UNLIKELY_GAP } from '@portal/domain/finance';
import { formatAmountField, parseAmount, parisDay, parseRate, typeAmount } from '@portal/domain/format';
import { leavesFiguresReadable, type OfferDraft } from '@portal/domain/proposition';
import {
  amount,
  AmountField,
  type AmountNotation,
  date,
  DateField,
  emptyValues,
  field,
  type FieldLayout,
  type FieldTable,
  NumericTextField,
  required,
  type Rule,
  satisfies,
  TextAreaField,
  TextField,
} from '@portal/forms';

/** Values of the form of a proposition, all as typed text. */
export type OfferValues = Readonly<Record<keyof OfferDraft | 'validUntil', string>>;

const EUROS: AmountNotation = { read: parseAmount, write: formatAmountField, type: typeAmount };
const PERCENT: AmountNotation = {
  read: parseRate,
  write: (rate) => String(rate).replace('.', ','),
  unit: '%',
};
const MAX_EUROS = 100_000_000;
const MAX_RATE = 30;
const MAX_YEARS = 30;
/** What `announcedOffer` reads of a text, and shows beside others. */
const MAX_LENDER = 40;
/** Of the back office, with room for the figures. */
const MAX_WORDS = 19_000;

const asks = (asked?: string) => (asked === undefined ? [] : [required(asked)]);

const euros = (label: string, asked?: string) =>
  field(AmountField, { label, notation: EUROS }, ...asks(asked), amount(EUROS, { max: MAX_EUROS }));

const isRate = (text: string): boolean => {
  const rate = parseRate(text);
  return rate !== undefined && rate > 0 && rate <= MAX_RATE;
};
const rate = (label: string, asked?: string, ...more: readonly Rule<OfferValues, string | undefined>[]) =>
  field(
    AmountField,
    { label, notation: PERCENT },
    ...asks(asked),
    satisfies(
      isRate,
      `Indiquez un taux supérieur à 0\u00A0% et d’au plus ${String(MAX_RATE)}\u00A0%, par exemple 4,22.`,
    ),
    ...more,
  );

const whole = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN);
const isTerm = (text: string): boolean => whole(text) >= 1 && whole(text) <= MAX_YEARS;

/** Figures of the values; what is not there, or not readable, is left out. */
export const offerOf = (values: OfferValues): OfferDraft => ({
  lender: values.lender,
  monthlyPayment: parseAmount(values.monthlyPayment) ?? 0,
  taeg: parseRate(values.taeg) ?? 0,
  years: whole(values.years),
  capital: parseAmount(values.capital),
  annualRate: parseRate(values.annualRate),
  monthlyInsurance: parseAmount(values.monthlyInsurance),
  fees: parseAmount(values.fees),
  totalCost: parseAmount(values.totalCost),
  totalDue: parseAmount(values.totalDue),
  words: values.words,
});

/** In points; 0 where nothing can be said. `financed` stands for a capital that is not given. */
const gapOf = ({ capital, ...offer }: OfferDraft, financed: number | null): number =>
  rateGap({ ...offer, capital: capital ?? financed ?? 0 }) ?? 0;

/** The figures may be right, and hardly are, for a file with this amount to finance. */
export const isUnlikely = (offer: OfferDraft, financed: number | null): boolean =>
  gapOf(offer, financed) > UNLIKELY_GAP;

/** @param now the last day of a proposition is not over yet */
export const offerFields = (now: () => Date): FieldTable<OfferValues> => ({
  lender: field(
    TextField,
    { label: 'Prêteur', maxLength: MAX_LENDER },
    required('le prêteur'),
    satisfies((text) => !/[:.]/.test(text), 'Indiquez le nom du prêteur sans point ni deux-points.'),
  ),
  monthlyPayment: euros('Mensualité, assurance comprise', 'la mensualité'),
  taeg: rate(
    'TAEG',
    'le TAEG',
    satisfies<OfferValues>(
      (_, values) => gapOf(offerOf(values), null) <= IMPOSSIBLE_GAP,
      'Ce TAEG ne va pas avec la mensualité, la durée et le montant du crédit. Vérifiez ces quatre chiffres.',
    ),
  ),
  years: field(
    NumericTextField,
    { label: 'Durée, en années' },
    required('la durée'),
    satisfies(isTerm, `Indiquez un nombre entier d’années, de 1 à ${String(MAX_YEARS)}.`),
  ),
  validUntil: field(
    DateField,
    { label: 'Valable jusqu’au' },
    date(),
    satisfies((day) => day >= (parisDay(now().toISOString()) ?? ''), 'Indiquez une date à venir.'),
  ),
  capital: euros('Montant du crédit'),
  annualRate: rate('Taux débiteur fixe'),
  monthlyInsurance: euros('Assurance, par mois'),
  fees: euros('Frais'),
  totalCost: euros('Coût total du crédit'),
  totalDue: euros('Montant total dû'),
  words: field(
    TextAreaField,
    { label: 'Texte pour le demandeur', rows: 4 },
    satisfies((text) => text.length <= MAX_WORDS, 'Ce texte est trop long.'),
    satisfies<OfferValues>(
      (words, values) => leavesFiguresReadable({ ...offerOf(values), words }),
      'Une ligne de ce texte commence comme un des champs ci-dessus, par exemple «\u00A0TAEG\u00A0:\u00A0». Retirez-la.',
    ),
  ),
});

export const EMPTY_OFFER: OfferValues = emptyValues<OfferValues>(offerFields(() => new Date(0)));

export const MAIN_FIGURES: FieldLayout<OfferValues> = [
  'lender',
  'monthlyPayment',
  ['taeg', 'years'],
  'validUntil',
];
export const OTHER_FIGURES: FieldLayout<OfferValues> = [
  ['capital', 'annualRate'],
  ['monthlyInsurance', 'fees'],
  ['totalCost', 'totalDue'],
  'words',
];
