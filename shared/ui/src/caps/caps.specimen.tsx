import { Caps } from './caps';

export const purpose =
  'Toute chaîne que la spécification écrit en capitales : petite, espacée, avec sa fenêtre.';
export default {
  'Avec sa fenêtre': <Caps as="p">VOS DERNIERS PROJETS</Caps>,
  'Sans fenêtre (plain)': (
    <Caps as="p" plain>
      VOUS N’AVEZ AUCUN PROJET POUR LE MOMENT
    </Caps>
  ),
  'Sur le crépuscule': <Caps as="p">VOUS SOUHAITEZ FINANCER VOTRE PROJET ?</Caps>,
  'Avec son filet (rule), à l’étroit': (
    <div>
      <Caps as="p" rule>
        RÉCAPITULATIF DE VOTRE DEMANDE
      </Caps>
    </div>
  ),
};
