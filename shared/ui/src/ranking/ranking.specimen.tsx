import { Ranking } from './ranking';

export const purpose = 'Des noms dans l’ordre, une barre en proportion du plus grand. Pas de médailles.';
export default {
  Ordinaire: (
    <Ranking
      rows={[
        { name: 'Hugo Delcourt', count: 14 },
        { name: 'Marie-Antoinette de La Rochefoucauld-Montmorency', count: 2 },
        { name: 'Paul d’Aubigné', count: 0 },
      ]}
    />
  ),
};
