import { ButtonLink } from '../button/button';
import { FailureState, LoadFailure, OfflineFailure } from './load-failure';

const nothing = () => undefined;

export const purpose = 'Ce qui n’a pas pu être chargé, ce qui est gardé, et le moyen de réessayer.';
export default {
  Échec: (
    <LoadFailure
      onRetry={nothing}
      otherAction={
        <ButtonLink href="#load-failure" variant="quiet">
          Nous contacter
        </ButtonLink>
      }
    />
  ),
  'Nouvel essai': <LoadFailure onRetry={nothing} retrying />,
  'Sans dessin encore (FailureState)': <FailureState onRetry={nothing} art={undefined} />,
  'Hors connexion (OfflineFailure)': <OfflineFailure onRetry={nothing} />,
};
