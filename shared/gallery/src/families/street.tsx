import { ButtonLink } from '@portal/ui/button';
import { DuskBand } from '@portal/ui/dusk-band';
import { LitStreet, type LitStreetProps } from '@portal/ui/lit-street';
import { Path } from '@portal/ui/path';
import { type Specimens, specimens, states } from '../section';
import styles from './foundations.module.css';

const STEPS = [
  {
    who: 'Vous',
    what: 'Vous acceptez cette proposition',
    more: 'Votre réponse est transmise à votre conseiller.',
  },
  {
    who: 'Votre conseiller',
    what: 'Il complète le dossier avec le prêteur',
    more: 'Assurance, garantie, justificatifs.',
  },
  {
    who: 'Le prêteur',
    what: 'Il édite son offre de prêt',
    more: 'Seule la signature de cette offre vous engagera.',
  },
];

const atDusk = (windows: LitStreetProps['windows'], lit: number) => (
  <div className={styles.dusk} data-surface="brand">
    <LitStreet windows={windows} lit={lit} />
  </div>
);

export const street: Specimens = {
  Path: states(Path, {
    'Au lecteur d’agir': { steps: STEPS, present: 0 },
    'À un autre d’agir': { steps: STEPS, present: 1, othersTurn: true },
    'Texte long, à l’étroit': { steps: STEPS, present: 2 },
  }),
  DuskBand: states(
    DuskBand,
    {
      Complet: {
        id: 'dusk-band-complet',
        as: 'h2',
        about: 'Dossier n°\u00A01042, 22\u00A0novembre 2026',
        title: 'Votre projet est enregistré',
        children: 'Première fenêtre allumée sur douze\u00A0: votre agence a reçu votre demande.',
        actions: (
          <>
            <ButtonLink href="#dusk-band" variant="lamp" size="lg">
              Voir votre dossier
            </ButtonLink>
            <ButtonLink href="#dusk-band" variant="link-on-brand" size="lg">
              Revenir à l’accueil
            </ButtonLink>
          </>
        ),
        art: <LitStreet windows={12} lit={1} />,
      },
      'Sans bouton, à l’étroit': {
        id: 'dusk-band-seul',
        as: 'h2',
        title: 'Financer un projet',
        art: <LitStreet windows={12} lit={12} />,
      },
    },
    'canvas wide',
  ),
  LitStreet: specimens({
    'Étape 1': atDusk(12, 1),
    'Étape 7': atDusk(12, 7),
    'Étape 12': atDusk(12, 12),
    'Dossier clos sans financement': atDusk(12, 0),
    'La maison de l’inscription, trois champs': atDusk(6, 3),
  }),
};
