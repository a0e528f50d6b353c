import { CalendarX } from '../icon/icon';
import { StatusChip, type StatusFamily } from './status-chip';

const FAMILIES: Readonly<Partial<Record<StatusFamily, string>>> = {
  new: 'Nouveau projet',
  advisor: 'Projet en cours de traitement',
  you: 'Attente signature mandat',
  lender: 'Dossier finalisé',
  success: 'Fonds débloqués',
  danger: 'Projet refusé',
  closed: 'Annulé par le client',
};

export const purpose =
  'Un statut : le dessin, les mots, et la couleur en dernier. L’ambre veut dire « à vous ».';
export default {
  ...Object.fromEntries(
    Object.entries(FAMILIES).map(([family, words]) => [
      family,
      <StatusChip key={family} family={family as StatusFamily}>
        {words}
      </StatusChip>,
    ]),
  ),
  'Autre dessin (glyph)': (
    <StatusChip family="closed" glyph={CalendarX}>
      Proposition expirée
    </StatusChip>
  ),
  'À la ligne dans un tableau (wrap), à l’étroit': (
    <StatusChip family="lender" wrap>
      Offre de crédit acceptée et retournée au prêteur
    </StatusChip>
  ),
};
