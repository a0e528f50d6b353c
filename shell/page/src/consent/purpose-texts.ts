import type { Purpose } from './consent';

interface PurposeText {
  readonly title: string;
  readonly description: string;
  /** Continues « Avec votre accord, nous en utilisons aussi ». */
  readonly aim: string;
}

/** A short title and a description per purpose, as required by the CNIL. */
export const PURPOSE_TEXTS: Readonly<Record<Purpose, PurposeText>> = {
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
