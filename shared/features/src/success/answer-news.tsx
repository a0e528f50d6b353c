import { Notice } from '@portal/ui/notice';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { defer, map, NEVER } from 'rxjs';
import { useResource } from '../resource';
import { type Answered, answeredIn, useToldOnce } from '../routes';

/** Code of its own, for the one visit in which it is seen. */
const answerBand = defer(() => import('./answer-band')).pipe(map((module) => module.AnswerBand));
/** Of the band: what is below it does not move when its code comes. */
const BAND_HEIGHT = 'clamp(27rem, 44rem - 24vw, 38.5rem)';

/**
 * Above the proposals after an answer (section 4 leads there), and once: reloading or going back does not show it again.
 * Without the band a notice says the same.
 */
export function AnswerNews() {
  const answered = useToldOnce(answeredIn);
  // Where the file is closed, no window is lit: nothing follows.
  const isLit = answered?.answer === 'accept' && !answered.isFileOver;
  const band = useResource(() => (isLit ? answerBand : NEVER), [isLit]);
  if (answered === undefined) return null;
  const withoutBand =
    isLit && band.status === 'loading' ? <Skeleton height={BAND_HEIGHT} /> : <AnswerNotice {...answered} />;
  return <div role="status">{band.value ? <band.value {...answered} /> : withoutBand}</div>;
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
