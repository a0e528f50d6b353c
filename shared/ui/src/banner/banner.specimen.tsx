import { Button } from '../button/button';
import { Banner } from './banner';

const EXPIRED = (
  <Banner about="session" action={<Button>Se reconnecter</Button>}>
    Votre session a expiré.
  </Banner>
);

export const purpose = 'En travers de la page, sous l’en-tête : la connexion, la session. Rien d’autre.';
export const setting = 'wide';
export default {
  'Hors connexion': <Banner about="offline">Vous êtes hors connexion. Rien n’est perdu.</Banner>,
  Session: EXPIRED,
  'À l’étroit': EXPIRED,
};
