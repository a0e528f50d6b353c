import { contributionInWords, contributionUse } from './contribution-use';

const plain = (text = ''): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('where a contribution of 5 000 € goes beside a price of 100 000 €', () => {
  it.each([
    [
      'a credit of the whole price',
      { capital: 100_000, fees: 2_700 },
      { project: 0, fees: 2_700, left: 2_300, missing: 0 },
      'Votre apport de 5 000,00 € : 2 700,00 € paient les frais du crédit, 2 300,00 € restent pour les autres frais de l’achat. Sans ces frais, un crédit moins élevé suffirait.',
    ],
    [
      'a credit of the whole price that announces no fees',
      { capital: 100_000, fees: undefined },
      { project: 0, fees: 0, left: 5_000, missing: 0 },
      'Votre apport de 5 000,00 € reste pour les frais du crédit et de l’achat. Sans ces frais, un crédit moins élevé suffirait.',
    ],
    [
      'a credit that lends less',
      { capital: 95_000, fees: 2_700 },
      { project: 5_000, fees: 0, left: 0, missing: 0 },
      'Votre apport de 5 000,00 € complète le crédit.',
    ],
    [
      'a credit between the two',
      { capital: 96_500.5, fees: 2_700 },
      { project: 3_499.5, fees: 1_500.5, left: 0, missing: 0 },
      'Votre apport de 5 000,00 € : 3 499,50 € complètent le crédit, 1 500,50 € paient les frais du crédit.',
    ],
    [
      'a credit that pays its own fees',
      { capital: 102_700, fees: 2_700 },
      { project: 0, fees: 0, left: 5_000, missing: 0 },
      'Votre apport de 5 000,00 € reste pour les autres frais de l’achat. Sans ces frais, un crédit moins élevé suffirait.',
    ],
    [
      'a credit that lends too little',
      { capital: 90_000, fees: 2_700 },
      { project: 5_000, fees: 0, left: 0, missing: 5_000 },
      'Votre apport de 5 000,00 € complète le crédit. Il manque encore 5 000,00 € pour payer le projet.',
    ],
  ])('%s', (_, offer, use, words) => {
    const project = { amountToFinance: 100_000, landPrice: null, worksAmount: null, downPayment: 5_000 };
    expect(contributionUse(project, offer)).toEqual(use);
    expect(plain(contributionInWords(project, offer))).toBe(words);
    const works = { ...project, amountToFinance: 70_000, landPrice: 20_000, worksAmount: 10_000 };
    expect(contributionUse(works, offer)).toEqual(use);
  });
});

it.each([
  [{ amountToFinance: null }, { capital: 100_000 }],
  [{ downPayment: null }, { capital: 100_000 }],
  [{ downPayment: 0 }, { capital: 100_000 }],
  [{}, { capital: undefined }],
])('nothing is said where %j and %j leave it open', (unknown, offer) => {
  const project = {
    amountToFinance: 100_000,
    landPrice: null,
    worksAmount: null,
    downPayment: 5_000,
    ...unknown,
  };
  expect(contributionInWords(project, { fees: undefined, ...offer })).toBeUndefined();
});
