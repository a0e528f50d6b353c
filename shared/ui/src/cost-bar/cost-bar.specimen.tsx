import { CostBar, type CostBarPart, CostList } from './cost-bar';

const COST: readonly CostBarPart[] = [
  { kind: 'capital', label: 'Capital emprunté', amount: 100_000, text: '100 000,00 €' },
  { kind: 'interest', label: 'Intérêts', amount: 39_190.29, text: '39 190,29 €' },
  { kind: 'insurance', label: 'Assurance', amount: 6000, text: '6 000,00 €' },
  { kind: 'fees', label: 'Frais', amount: 1800, text: '1 800,00 €' },
];

export const purpose =
  'Ce qu’un crédit coûte en une barre. Les couleurs de l’argent, toujours dans le même ordre ; deux barres à comparer ont la même échelle.';
export default {
  'À sa propre échelle': <CostBar parts={COST} />,
  'À l’échelle d’une autre (scale)': <CostBar parts={COST} scale={160_000} />,
  'Les parts et leurs montants (CostList)': <CostList parts={COST} />,
};
