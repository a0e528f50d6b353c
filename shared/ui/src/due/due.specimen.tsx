import { Due } from './due';

export const purpose = 'Combien il reste. À sept jours ou moins, cela demande quelque chose : ambre.';
export default {
  Ordinaire: <Due>Expire dans 24 jours</Due>,
  Bientôt: <Due soon>Expire dans 3 jours</Due>,
  'À un autre d’agir': (
    <Due soon othersTurn>
      Expire dans 3 jours
    </Due>
  ),
};
