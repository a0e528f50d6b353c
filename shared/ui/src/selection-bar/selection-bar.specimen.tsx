import { Button } from '../button/button';
import { Copy } from '../icon/icon';
import { SelectionBar } from './selection-bar';

export const purpose = 'Ce que l’on peut faire des lignes cochées, au bas de l’écran.';
export const setting = 'wide';
export default {
  'Trois dossiers': (
    <SelectionBar
      title="3 dossiers"
      selected="sélectionnés"
      note="619 000,00 € à financer"
      onClear={() => undefined}
    >
      <Button variant="link-on-brand" icon={Copy} collapse>
        Copier les adresses e-mail
      </Button>
    </SelectionBar>
  ),
};
