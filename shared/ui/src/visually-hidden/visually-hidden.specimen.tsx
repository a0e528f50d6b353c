import { VisuallyHidden } from './visually-hidden';

export const purpose = 'Des mots pour les lecteurs d’écran, là où le dessin parle à l’œil.';
export default {
  'Rien à voir, tout à entendre': (
    <p>
      12 <VisuallyHidden>projets à relancer, </VisuallyHidden>à relancer
    </p>
  ),
};
