import { kit, useLocation, useNavigate } from '@portal/kit';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { useEffect, useState } from 'react';
import { answeredIn } from '../routes';
import type { AnswerBand as AnswerBandCode } from './answer-band';

/**
 * Above the proposals after an answer (section 4 leads there), and once: reloading or going back does not show it
 * again. The band and its street are code of their own, for the one visit in which they are seen.
 */
export function AnswerNews() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const arrived = answeredIn(location.state);
  const [answered] = useState(arrived);
  const [AnswerBand, setAnswerBand] = useState<typeof AnswerBandCode>();
  const isAccepted = answered?.answer === 'accept';

  useEffect(() => {
    if (arrived !== undefined) void navigate({ pathname, search }, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);
  useEffect(() => {
    if (!isAccepted) return;
    import('./answer-band').then(
      (code) => setAnswerBand(() => code.AnswerBand),
      (problem: unknown) => kit().telemetry.report(problem),
    );
  }, [isAccepted]);

  if (answered === undefined) return null;
  return (
    <div role="status">
      {isAccepted ? AnswerBand && <AnswerBand {...answered} /> : <RefusalNotice number={answered.number} />}
    </div>
  );
}

function RefusalNotice({ number }: { readonly number: string }) {
  return (
    <Notice tone="success">
      Vous avez refusé la proposition
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
