import { Plus } from '../icon/icon';
import { Fold } from './fold';

export const purpose = 'Ce dont on a rarement besoin, derrière une ligne. Ce qu’il contient s’imprime.';
export default {
  Fermé: (
    <Fold title="Prix, frais" note="5 400 € de frais" isOpen={false}>
      Hors travaux.
    </Fold>
  ),
  'Ouvert, avec une icône': (
    <Fold title="Votre foyer" note="pour le taux d’effort" icon={Plus} isOpen>
      Les revenus de tous.
    </Fold>
  ),
};
