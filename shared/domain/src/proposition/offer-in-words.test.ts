import { announcedOffer } from './announced-offer';
import { leavesFiguresReadable, type OfferDraft, offerInWords } from './offer-in-words';

const SHORT: OfferDraft = { lender: 'Prêteur C', monthlyPayment: 601.2, taeg: 4.22, years: 20, words: '' };
const WHOLE: OfferDraft = {
  ...SHORT,
  capital: 100_000,
  annualRate: 3.65,
  monthlyInsurance: 25,
  fees: 1800,
  totalCost: 46_088,
  totalDue: 146_088,
  words: 'Conditions étudiées pour vous.\n\nSous réserve d’acceptation.',
};

it('is read back as it was written', () => {
  const { words: _words, years, ...figures } = WHOLE;
  expect(announcedOffer(offerInWords(WHOLE))).toEqual({ ...figures, months: years * 12 });
  expect(announcedOffer(offerInWords(SHORT))).toMatchObject({
    lender: 'Prêteur C',
    monthlyPayment: 601.2,
    taeg: 4.22,
    months: 240,
    capital: undefined,
  });
});

it('writes and reads one year in the singular', () => {
  const text = offerInWords({ ...SHORT, years: 1 });
  expect(text).toMatch(/^Durée\s: 1\san, 12\smensualités$/m);
  expect(announcedOffer(text).months).toBe(12);
});

it('keeps the words, and begins with them', () => {
  expect(offerInWords(WHOLE)).toMatch(
    /^Conditions étudiées pour vous\.\n\nSous réserve d’acceptation\.\n\nPrêteur/,
  );
  expect(offerInWords(SHORT)).toMatch(/^Prêteur/);
});

it.each([
  ['', true],
  ['Une offre simple.', true],
  ['TAEG : 4,50 %\nDurée : 25 ans', false],
  ['Assurance : en option\nPrêteur : Banque B', false],
])('tells whether the words %j leave the figures readable', (words, isReadable) => {
  expect(leavesFiguresReadable({ ...WHOLE, words })).toBe(isReadable);
});
