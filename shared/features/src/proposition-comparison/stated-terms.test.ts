import { statedTerms } from './stated-terms';

it('reads what a proposal states in so many words', () => {
  expect(
    statedTerms(
      'Financement de 100 000 € par le Prêteur A.\n\nDurée\u00A0: 20 ans, 240 mensualités\nTaux débiteur fixe\u00A0: 3,50\u00A0%\nAssurance\u00A0: 25,00\u00A0€ par mois, soit 0,30\u00A0% du capital initial par an\nFrais de dossier, de garantie et de courtage\u00A0: 1\u202F800,00\u00A0€\nTAEG fixe\u00A0: 4,27\u00A0%',
    ),
  ).toEqual({ capital: undefined, months: 240, annualRate: 3.5, monthlyInsurance: 25, fees: 1800 });
});

it.each([
  ['a TAEG', 'TAEG fixe : 4,27 %\nGarantie : caution'],
  ['a rate that will change', 'Taux débiteur variable : 3,10 %\nGarantie : caution'],
  ['two rates', 'Taux débiteur fixe : 3,10 %\nTaux débiteur fixe : 3,40 %'],
  ['a rate in a sentence', 'Le taux nominal : 3,50 % sous réserve'],
  ['a rate with a condition', 'Taux nominal : 3,50 % hors assurance\nGarantie : caution'],
])('takes nothing from %s', (_, description) => {
  expect(statedTerms(description).annualRate).toBeUndefined();
});
