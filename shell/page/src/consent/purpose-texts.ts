import type { Purpose } from './consent';

/** A title and a description per purpose, as required by the CNIL; `aim` continues « Avec votre accord, nous en utilisons aussi ». */
export const PURPOSE_TEXTS: Readonly<
  Record<Purpose, Readonly<Record<'title' | 'description' | 'aim', string>>>
> = {
  analytics: {
    title: 'Mesure d’audience',
    description: 'Compter les visites des pages du portail, afin de les améliorer.',
    aim: 'pour mesurer l’audience',
  },
  affiliation: {
    title: 'Mise en relation',
    description:
      'Si vous arrivez par le lien d’un affilié, le cookie « from_agent » retient pendant trente jours qui vous a recommandé le portail.',
    aim: 'pour savoir qui vous a recommandé',
  },
};
