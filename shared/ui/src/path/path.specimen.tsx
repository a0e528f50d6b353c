import { Path } from './path';

const STEPS = [
  { who: 'Vous', what: 'Vous acceptez cette proposition', more: 'Votre réponse est transmise.' },
  { who: 'Votre conseiller', what: 'Il complète le dossier', more: 'Assurance, garantie.' },
  { who: 'Le prêteur', what: 'Il édite son offre de prêt', more: 'Seule la signature vous engagera.' },
];

export const purpose =
  'Ce qui suit, dans l’ordre : qui agit, quoi, et ce qu’il faut en savoir. La lampe seulement quand c’est au lecteur d’agir.';
export default {
  'Au lecteur d’agir': <Path steps={STEPS} present={0} />,
  'À un autre d’agir, à l’étroit': <Path steps={STEPS} present={1} othersTurn />,
};
