import { PROJECT_STATUSES } from './status';
import { statusChoices } from './status-choices';

it.each([...PROJECT_STATUSES, null, 'unknown'])(
  'offers every status but that of the file, %p, once',
  (current) => {
    const offered = statusChoices(current).flatMap(({ statuses }) => statuses);
    expect(offered.toSorted()).toEqual(PROJECT_STATUSES.filter((status) => status !== current).toSorted());
  },
);

it.each([
  ['open', ['Étapes suivantes', 'Clore le dossier'], 'processed'],
  ['approuved', ['Étapes suivantes', 'Clore le dossier', 'Étapes précédentes'], 'proposition_acceptee'],
  ['offre_de_credit_acceptee', ['Clore le dossier', 'Étapes précédentes'], 'fonds_debloques'],
  ['fonds_debloques', ['Rouvrir le dossier', 'Changer l’issue du dossier'], 'open'],
])('from %s: %j, the next one first', (current, headings, first) => {
  const choices = statusChoices(current);
  expect(choices.map(({ heading }) => heading)).toEqual(headings);
  expect(choices[0]?.statuses[0]).toBe(first);
});
