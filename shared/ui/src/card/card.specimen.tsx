import { ButtonLink } from '../button/button';
import { Card, CardBody, CardFoot } from './card';

export const purpose = 'Une surface. Jamais de carte dans une carte, jamais cliquable en entier.';
export const setting = 'canvas';
export default {
  'Corps et pied': (
    <Card aria-label="Adresse">
      <CardBody>12 rue des Petits-Champs, 75002 Paris</CardBody>
      <CardFoot>
        <ButtonLink href="#card" variant="quiet">
          Modifier
        </ButtonLink>
      </CardFoot>
    </Card>
  ),
  'Enfoncée (sunken) : aide, estimation': (
    <Card tone="sunken">
      <CardBody>Cette estimation ne vaut pas offre de prêt.</CardBody>
    </Card>
  ),
  'Texte long, à l’étroit': (
    <Card>
      <CardBody>prenom.nom.compose.interminable@exemple-de-domaine-tres-long.fr</CardBody>
    </Card>
  ),
};
