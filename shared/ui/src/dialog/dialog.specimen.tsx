import { Button } from '../button/button';
import { SlidersHorizontal } from '../icon/icon';
import { Dialog } from './dialog';

export const purpose = 'Une boîte sur un voile ; une feuille venue du bas quand c’est étroit.';
export default {
  Filtres: (close: () => void) => (
    <Dialog
      open
      onClose={close}
      title="Filtres"
      glyph={SlidersHorizontal}
      actions={
        <Button variant="primary" onClick={close}>
          Voir 12 projets
        </Button>
      }
    >
      <p>Un clic à côté, ou Échap, la referme.</p>
    </Dialog>
  ),
  'Large, sans action': (close: () => void) => (
    <Dialog open onClose={close} title="Échéancier" width="wide">
      <p>Échap la referme.</p>
    </Dialog>
  ),
};
