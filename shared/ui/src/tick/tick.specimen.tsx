import { Tick } from './tick';

const nothing = () => undefined;

export const purpose = 'La case d’une ligne, de 44 px, au-dessus du lien de la ligne.';
export default {
  Vide: <Tick label="Sélectionner un dossier" checked={false} onChange={nothing} />,
  Cochée: <Tick label="Sélectionner un autre dossier" checked onChange={nothing} />,
  'En partie (mixed)': <Tick label="Sélectionner tout" checked={false} mixed onChange={nothing} />,
};
