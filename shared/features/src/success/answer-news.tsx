import { Notice } from '@portal/ui/notice';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { defer, NEVER } from 'rxjs';
import { useResource } from '../resource';
import { type Answered, answeredIn, useToldOnce } from '../routes';
import type * as BandCode from './answer-band';

const loadBand = () => import('./answer-band');

/**
 * Above the proposals after an answer (section 4 leads there), and once: reloading or going back does not show it
 * again. The band and its street are code of their own, for the one visit in which they are seen; without it, a notice says the same.
 */
export function AnswerNews({
  load = loadBand,
}: {
  readonly load?: (() => Promise<typeof BandCode>) | undefined;
}) {
  const answered = useToldOnce(answeredIn);
  // Where the file is closed, no window is lit: nothing follows.
  const isLit = answered?.answer === 'accept' && !answered.isFileOver;

  const band = useResource(() => (isLit ? defer(load) : NEVER), [isLit, load]);

  if (answered === undefined) return null;
  return (
    <div role="status">
      {!isLit || band.status === 'failed' ? (
        <AnswerNotice {...answered} />
      ) : band.value ? (
        <band.value.AnswerBand {...answered} />
      ) : (
        <Skeleton height={BAND_HEIGHT} />
      )}
    </div>
  );
}

/** Of the band: what is below it does not move when its code comes. */
const BAND_HEIGHT = 'clamp(27rem, 44rem - 24vw, 38.5rem)';

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
