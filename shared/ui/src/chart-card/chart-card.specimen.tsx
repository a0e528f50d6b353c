import { Button } from '../button/button';
import { Table2 } from '../icon/icon';
import { Ranking } from '../ranking/ranking';
import { ChartCard } from './chart-card';

export const purpose = 'Un graphique, ce qu’il dit en une ligne, et le moyen de le lire en tableau.';
export const setting = 'canvas';
export default {
  'Avec son tableau': (
    <ChartCard
      title="Nouveaux Projets"
      summary="9 en novembre, novembre en cours"
      foot={
        <Button variant="quiet" icon={Table2}>
          Tableau
        </Button>
      }
    >
      <Ranking rows={[{ name: 'Hugo Delcourt', count: 14 }]} />
    </ChartCard>
  ),
};
