import { splitDescription } from './split-description';

it('reads runs of terms and values as facts, and leaves the rest as it was laid out', () => {
  expect(
    splitDescription(
      'Financement par le Prêteur A.\nSous réserve.\n\nDurée : 20 ans\nTAEG fixe : 4,27 %\n\nGarantie : nantissement',
    ),
  ).toEqual([
    { kind: 'text', text: 'Financement par le Prêteur A.\nSous réserve.' },
    {
      kind: 'facts',
      items: [
        { term: 'Durée', value: '20\u00A0ans' },
        { term: 'TAEG fixe', value: '4,27\u00A0%' },
      ],
    },
    { kind: 'text', text: 'Garantie\u00A0: nantissement' },
  ]);
});

it('takes a long sentence with a colon for a sentence, and nothing for nothing', () => {
  const sentence =
    'Les conditions ci-dessous valent pour un mois au plus tard. Attention\u00A0: elles peuvent changer';
  expect(splitDescription(sentence)).toEqual([{ kind: 'text', text: sentence }]);
  expect(splitDescription(' \n\n ')).toEqual([]);
});
