import { Download } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Attachment } from './attachment';

export const purpose = 'Un fichier et le moyen de l’emporter.';
export default {
  Ordinaire: (
    <Attachment
      name="Simulation.pdf"
      note="PDF, 240 ko"
      action={<IconButton label="Télécharger Simulation.pdf" glyph={Download} />}
    />
  ),
  'Texte long, à l’étroit': (
    <Attachment
      name="proposition-de-financement-definitive-version-finale-2026-11-20.pdf"
      action={<IconButton label="Télécharger la proposition" glyph={Download} />}
    />
  ),
};
