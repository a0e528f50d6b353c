import { SkipLink } from './skip-link';

export const purpose =
  'Premier arrêt de la touche Tab : saute l’en-tête. Caché jusqu’à ce qu’il ait le focus.';
export const setting = 'clipped';
export default { 'Tab le fait paraître': <SkipLink to="contenu" /> };
