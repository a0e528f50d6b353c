import { Facts, FactsInline } from './facts';

const FACTS = [
  { term: 'Usage', value: 'Résidence principale' },
  { term: 'Adresse électronique', value: 'prenom.nom.interminable@exemple.fr' },
  { term: 'Co-emprunteur', value: null, absent: 'Sans objet' },
  { term: 'Téléphone', value: '' },
];
const AMOUNTS = [
  { term: 'Prix du bien', value: '215 000,00 €' },
  { term: 'Frais de notaire', value: '16 125,00 €' },
  { term: 'Coût total', value: '231 125,00 €' },
];

export const purpose = 'Termes et valeurs entre des filets. Une valeur absente se dit, jamais un tiret.';
export default {
  'Ordinaire, avec des absences': <Facts items={FACTS} />,
  'Montants en fin de ligne (align)': <Facts items={AMOUNTS} align="end" />,
  'Deux colonnes (columns)': <Facts items={[...FACTS, ...AMOUNTS]} columns={2} />,
  'Dense, dans une liste (dense)': <Facts items={AMOUNTS} dense />,
  'À l’étroit': <Facts items={FACTS} />,
  'En bande (FactsInline)': <FactsInline items={AMOUNTS} />,
};
