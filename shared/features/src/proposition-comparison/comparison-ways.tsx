import { type Proposition, propositionNumber, standingOf } from '@portal/domain/proposition';
import { Link, useNavigate, useSession } from '@portal/kit';
import { Button, ButtonLink } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useState } from 'react';
import { AnswerDialog } from '../records';
import { serverTime } from '../resource';
import { paths } from '../routes';
import styles from './comparison-board.module.css';

interface ComparisonWaysProps {
  readonly proposition: Proposition;
  /** On a phone the name above is the way to the page. */
  readonly isNarrow: boolean;
  /** It was answered elsewhere: load the proposals anew. */
  readonly onStale: () => void;
}

/**
 * The ways on from a column: its page, and for its applicant the acceptance. Equal proposals have equal buttons: the
 * page must not choose for the reader.
 */
export function ComparisonWays({ proposition, isNarrow, onStale }: ComparisonWaysProps) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const reader = useSession().role === 'APPLICANT' ? 'applicant' : 'staff';
  const number = propositionNumber(proposition);
  const { isAnswerable, isEnded } = standingOf(proposition, serverTime(), reader);
  return (
    <div className={styles.ways}>
      {!isNarrow && (
        <ButtonLink as={Link} to={paths.proposition(proposition.id)} wide>
          Voir
          <VisuallyHidden> la proposition {number}</VisuallyHidden>
        </ButtonLink>
      )}
      {isAnswerable && !isEnded && (
        <Button variant="primary" wide onClick={() => setAsked(true)}>
          Accepter
          <VisuallyHidden> la proposition {number}</VisuallyHidden>
        </Button>
      )}
      {isAsked && (
        <AnswerDialog
          answer="accept"
          proposition={proposition}
          onAnswered={(state) => void navigate(paths.propositions, { state })}
          onStale={onStale}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
