import { Amount } from './amount';

export const purpose = 'Le chiffre qui est le héros d’un bloc. Toujours deux décimales.';
export default {
  xl: <Amount size="xl">215 000,00 €</Amount>,
  lg: <Amount size="lg">215 000,00 €</Amount>,
  md: <Amount size="md">215 000,00 €</Amount>,
  sm: <Amount size="sm">215 000,00 €</Amount>,
};
