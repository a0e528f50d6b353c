import { ComingCount, Count } from './count';

export const purpose = 'Combien, dans une pastille après un mot.';
export default {
  Aucune: (
    <p>
      Propositions<Count>{0}</Count>
    </p>
  ),
  Beaucoup: (
    <p>
      Projets<Count>{12465}</Count>
    </p>
  ),
  'À venir': (
    <p>
      Projets
      <ComingCount />
    </p>
  ),
};
