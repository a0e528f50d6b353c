import { EmptyProject } from '../artwork/artwork';
import { Button, ButtonLink } from '../button/button';
import { EmptyState } from './empty-state';

export const purpose =
  'Rien à montrer, et c’est normal : un dessin, ce qu’il en est, une phrase, une action.';
export default {
  'Les mots de la spécification': (
    <EmptyState
      art={<EmptyProject />}
      caps="VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT"
      actions={
        <ButtonLink href="#empty-state" variant="primary">
          Déposer un projet
        </ButtonLink>
      }
    />
  ),
  'Sans dessin': (
    <EmptyState title="Aucun projet ne répond à ces filtres" actions={<Button>Effacer les filtres</Button>}>
      Élargissez la recherche.
    </EmptyState>
  ),
};
