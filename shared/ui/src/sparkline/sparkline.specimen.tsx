import { Sparkline } from './sparkline';

export const purpose =
  'Le cours d’un chiffre, sans axes : le mois en cours est pointillé. Ses mots disent l’étendue.';
export default {
  Ordinaire: <Sparkline values={[4, 6, 5, 9, 14, 11]} label="Six mois, de 4 à 14 par mois" />,
  'Un montant': <Sparkline values={[0, 0, 120_000, 300_000]} label="Quatre mois" hue="amount" />,
  'Que des zéros, en gris': <Sparkline values={[0, 0, 0]} label="Trois mois, rien" hue="plain" />,
};
