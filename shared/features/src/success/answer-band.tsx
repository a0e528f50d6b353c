import { LIT_ONCE_ACCEPTED } from '@portal/domain/project';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { DuskBand } from '@portal/ui/dusk-band';
import { ChevronRight } from '@portal/ui/icon';
import { LitStreet } from '@portal/ui/lit-street';
import { type Answered, paths } from '../routes';

/** An accepted proposal: the step that it reaches, that nothing binds yet, and the page that says what follows. */
export function AnswerBand({ id, number }: Answered) {
  return (
    <DuskBand
      as="h2"
      id="proposition-acceptee"
      about={number === '' ? undefined : `Proposition ${number}`}
      title="Vous avez accepté la proposition"
      art={<LitStreet windows={12} lit={LIT_ONCE_ACCEPTED} isFresh />}
      actions={
        <ButtonLink as={Link} to={paths.proposition(id)} variant="lamp" size="lg" iconAfter={ChevronRight}>
          Voir la suite
        </ButtonLink>
      }
    >
      Votre agence a reçu votre réponse. Une proposition n’est pas une offre de prêt{'\u00A0'}: accepter ne
      vous endette pas.
    </DuskBand>
  );
}
