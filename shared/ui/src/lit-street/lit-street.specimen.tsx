import { LitStreet } from './lit-street';

export const purpose =
  'Une fenêtre par étape faite, un étage toutes les trois. Décor seulement : l’étape est dite dans le texte.';
export const setting = 'brand clipped';
export default {
  'Étape 1': <LitStreet windows={12} lit={1} />,
  'Étape 7': <LitStreet windows={12} lit={7} />,
  'Étape 12': <LitStreet windows={12} lit={12} />,
  'La maison de l’inscription, trois champs': <LitStreet windows={6} lit={3} />,
};
