import { announcedFigures } from './announced-figures';

const NONE = { lender: undefined, monthlyPayment: undefined, taeg: undefined };

it('reads lender, payment and TAEG where the text says them', () => {
  expect(
    announcedFigures(
      'Financement de 100\u202F000\u00A0€ par le Prêteur A, crédit amortissable à taux fixe. Sous réserve.\n\nDurée\u00A0: 20 ans, 240 mensualités\nMensualité, assurance comprise\u00A0: 1\u202F604,96\u00A0€\nTAEG fixe\u00A0: 4,27\u00A0%',
    ),
  ).toEqual({ lender: 'Prêteur A', monthlyPayment: 1604.96, taeg: 4.27 });
  expect(announcedFigures('Banque : Crédit Azur\nTAEG : 3,9 %')).toEqual({
    ...NONE,
    lender: 'Crédit Azur',
    taeg: 3.9,
  });
});

it.each([
  ['no text', ''],
  ['a sentence', 'Un financement par un prêteur à définir, au TAEG de 4,27 %.'],
  ['two rates', 'TAEG fixe : 4,27 %\nTAEG fixe : 4,40 %'],
  ['a payment without insurance', 'Mensualité : 604,96 €\nGarantie : caution'],
  ['a figure that is none', 'TAEG fixe : selon profil\nMensualité, assurance comprise : à voir'],
])('reads nothing from %s', (_, description) => {
  expect(announcedFigures(description)).toEqual(NONE);
});
