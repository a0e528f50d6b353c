import { ChevronRight, Pencil, Printer } from '../icon/icon';
import { Button, ButtonLink, ButtonRow } from './button';

export const purpose =
  'Un seul bouton primaire par bloc. Occupé, il garde le focus et dit ce qu’il fait. Un lien mène quelque part.';
export default {
  primary: <Button variant="primary">Envoyer</Button>,
  secondary: <Button icon={Pencil}>Modifier</Button>,
  quiet: <Button variant="quiet">Tous vos projets</Button>,
  danger: <Button variant="danger">Supprimer</Button>,
  'danger-quiet': <Button variant="danger-quiet">Refuser</Button>,
  'lamp, sur le crépuscule': <Button variant="lamp">Déposer un projet</Button>,
  'on-brand, sur le crépuscule': <Button variant="on-brand">Déposer un projet</Button>,
  'link-on-brand, sur le crépuscule': <Button variant="link-on-brand">Déposer un projet</Button>,
  'Grand (lg), suite': (
    <Button variant="primary" size="lg" iconAfter={ChevronRight}>
      Continuer
    </Button>
  ),
  'Capitales (caps)': (
    <Button variant="primary" caps>
      CONNEXION
    </Button>
  ),
  'Pleine largeur (wide)': (
    <Button variant="primary" wide>
      Se connecter
    </Button>
  ),
  'Replié sous 30rem (collapse)': (
    <Button icon={Printer} collapse>
      Imprimer
    </Button>
  ),
  Focus: <Button variant="primary">Accepter la proposition</Button>,
  'Focus, sur le crépuscule': <Button variant="lamp">Commencer</Button>,
  Occupé: (
    <Button variant="primary" busy="Envoi en cours">
      Envoyer
    </Button>
  ),
  Désactivé: (
    <Button variant="primary" disabled>
      Enregistrer
    </Button>
  ),
  'Lien (ButtonLink)': (
    <ButtonLink href="#button" variant="primary">
      Accéder au dossier
    </ButtonLink>
  ),
  'Côte à côte (ButtonRow), à l’étroit': (
    <ButtonRow>
      <Button variant="danger-quiet">Refuser la proposition</Button>
      <Button variant="primary">Accepter la proposition de financement</Button>
    </ButtonRow>
  ),
};
