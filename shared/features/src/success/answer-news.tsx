import { LIT_ONCE_ACCEPTED } from '@portal/domain/project';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { DuskBand } from '@portal/ui/dusk-band';
import { ChevronRight } from '@portal/ui/icon';
import { LitStreet } from '@portal/ui/lit-street';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { type Answered, answeredIn, paths, useToldOnce } from '../routes';

/** Above the proposals after an answer (section 4 leads there), and once: reloading or going back does not show it again. */
export function AnswerNews() {
  const answered = useToldOnce(answeredIn);
  if (answered === undefined) return null;
  // Where the file is closed, no window is lit: nothing follows.
  const isLit = answered.answer === 'accept' && !answered.isFileOver;
  return <div role="status">{isLit ? <AnswerBand {...answered} /> : <AnswerNotice {...answered} />}</div>;
}

/** An accepted proposal: the step that it reaches, that nothing binds yet, and the page that says what follows. */
function AnswerBand({ id, number }: Answered) {
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

function AnswerNotice({ answer, number }: Answered) {
  return (
    <Notice tone="success">
      Vous avez {answer === 'accept' ? 'accepté' : 'refusé'} la proposition
      {number !== '' && (
        <>
          {' '}
          <Text as="span" nowrap>
            {number}
          </Text>
        </>
      )}
      . Votre réponse est transmise à votre agence.
    </Notice>
  );
}
