import { ButtonLink } from '../button/button';
import { LitStreet } from '../lit-street/lit-street';
import { DuskBand } from './dusk-band';

export const purpose =
  'La tête d’une page qui apporte une nouvelle : un titre, une phrase, un seul bouton, et la rue au crépuscule.';
export const setting = 'canvas wide';
export default {
  Complet: (
    <DuskBand
      id="dusk-band-complet"
      as="h2"
      about="Dossier n° 1042, 22 novembre 2026"
      title="Votre projet est enregistré"
      actions={
        <>
          <ButtonLink href="#dusk-band" variant="lamp" size="lg">
            Voir votre dossier
          </ButtonLink>
          <ButtonLink href="#dusk-band" variant="link-on-brand" size="lg">
            Revenir à l’accueil
          </ButtonLink>
        </>
      }
      art={<LitStreet windows={12} lit={1} />}
    >
      Première fenêtre allumée sur douze : votre agence a reçu votre demande.
    </DuskBand>
  ),
  'Sans bouton, à l’étroit': (
    <DuskBand
      id="dusk-band-seul"
      as="h2"
      title="Financer un projet"
      art={<LitStreet windows={12} lit={12} />}
    />
  ),
};
