import { announcedCost, announcedOffer, beyondTheOffer, ofLender, theLender } from './announced-offer';

const OFFER =
  'Financement de 100\u202F000\u00A0€ par le Prêteur A, crédit amortissable à taux fixe. Sous réserve.\n\n' +
  'Durée\u00A0: 20 ans, 240 mensualités\n' +
  'Taux débiteur fixe\u00A0: 3,50\u00A0%\n' +
  'Mensualité, assurance comprise\u00A0: 604,96\u00A0€\n' +
  'Assurance\u00A0: 25,00\u00A0€ par mois, soit 0,30\u00A0% du capital initial par an\n' +
  'Frais de dossier, de garantie et de courtage\u00A0: 1\u202F800,00\u00A0€\n' +
  'TAEG fixe\u00A0: 4,27\u00A0%\n' +
  'Coût total du crédit\u00A0: 46\u202F990,29\u00A0€\n' +
  'Montant total dû\u00A0: 146\u202F990,29\u00A0€';

describe('what a proposition announces', () => {
  it('is read where the text says it in so many words', () => {
    expect(announcedOffer(OFFER)).toEqual({
      lender: 'Prêteur A',
      monthlyPayment: 604.96,
      taeg: 4.27,
      months: 240,
      annualRate: 3.5,
      monthlyInsurance: 25,
      fees: 1800,
      capital: undefined,
      totalCost: 46_990.29,
      totalDue: 146_990.29,
    });
    expect(announcedOffer('Banque : Crédit Azur\nTAEG : 3,9 %')).toMatchObject({
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
  ])('is nothing in %s', (_, description) => {
    expect(Object.values(announcedOffer(description)).filter((each) => each !== undefined)).toEqual([]);
  });

  it.each<[string, number | undefined]>([
    ['20 ans', 240],
    ['20 ans (240 mois)', 240],
    ['2 ans et 6 mois', 30],
    ['2 ans et demi', undefined],
  ])('reads a duration of %s', (duration, months) => {
    expect(announcedOffer(`Durée : ${duration}\nGarantie : caution`).months).toBe(months);
  });

  it.each([
    ['a TAEG', 'TAEG fixe : 4,27 %\nGarantie : caution'],
    ['a rate that will change', 'Taux débiteur variable : 3,10 %\nGarantie : caution'],
    ['two rates', 'Taux débiteur fixe : 3,10 %\nTaux débiteur fixe : 3,40 %'],
    ['a rate with a condition', 'Taux nominal : 3,50 % hors assurance\nGarantie : caution'],
  ])('has no rate to compute with in %s', (_, description) => {
    expect(announcedOffer(description).annualRate).toBeUndefined();
  });
});

describe('the cost of what is announced', () => {
  it('is in parts that add up to the announced total, to the cent', () => {
    expect(announcedCost(announcedOffer(OFFER))).toEqual({
      capital: 100_000,
      interest: 39_190.29,
      insurance: 6000,
      fees: 1800,
    });
  });

  it.each([
    ['no total', /Montant total dû.*/],
    ['no cost', /Coût total.*\n/],
    ['no duration', /Durée.*\n/],
  ])('has no parts with %s', (_, line) => {
    expect(announcedCost(announcedOffer(OFFER.replace(line, '')))).toBeUndefined();
  });

  it.each([
    ['a cost below insurance and fees', '46\u202F990,29', '7\u202F000,00'],
    ['a total that is the cost', '146\u202F990,29', '46\u202F990,29'],
  ])('has no parts with %s: the text contradicts itself', (_, written, instead) => {
    expect(announcedCost(announcedOffer(OFFER.replace(`: ${written}`, `: ${instead}`)))).toBeUndefined();
  });
});

it('leaves in the description what the figures above it do not say', () => {
  const text = `${OFFER}\nGarantie : caution`;
  const [intro, facts, ...more] = beyondTheOffer(text, announcedOffer(text));
  expect(intro).toMatchObject({ kind: 'text' });
  expect(facts?.kind === 'facts' && facts.items.map(({ term }) => term)).toEqual([
    'Taux débiteur fixe',
    'Assurance',
    'Frais de dossier, de garantie et de courtage',
    'Garantie',
  ]);
  expect(more).toEqual([]);
  const twice = 'TAEG fixe : 4,27 %\nTAEG fixe : 4,40 %';
  expect(beyondTheOffer(twice, announcedOffer(twice))).toHaveLength(1);
});

it.each([
  ['Prêteur A', 'du Prêteur A'],
  ['Crédit Azur', 'de Crédit Azur'],
  ['Azur Crédit', 'd’Azur Crédit'],
  ['Yves & Fils', 'd’Yves & Fils'],
  ['Yonne Crédit', 'de Yonne Crédit'],
  ['Le Crédit Azur', 'du Crédit Azur'],
  ['LES BANQUES DU SUD', 'des BANQUES DU SUD'],
])('the proposition of %s is « %s »', (lender, words) => {
  expect(ofLender(lender)).toBe(words);
});

it.each([
  ['Prêteur A', 'le Prêteur A'],
  ['Crédit Azur', 'Crédit Azur'],
  ['Le Crédit Azur', 'le Crédit Azur'],
])('as the subject of a sentence, %s is « %s »', (lender, words) => {
  expect(theLender(lender)).toBe(words);
});
