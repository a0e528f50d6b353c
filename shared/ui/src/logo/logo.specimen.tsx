import { Logo } from './logo';

export const purpose =
  'Six carreaux, six phases, celui du milieu à droite allumé. La lampe ne change jamais de couleur.';
export default { 'Sur une surface': <Logo />, 'Sur le crépuscule': <Logo tone="brand" /> };
