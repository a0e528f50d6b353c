import {
  canDecide,
  isAnswerable,
  isBeingWritten,
  type Proposition,
  propositionNumber,
} from '@portal/domain/proposition';
import { Link, useNavigate, useSession } from '@portal/kit';
import { Button, ButtonLink } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useState } from 'react';
import { AnswerDialog } from '../records';
import { paths } from '../routes';
import styles from './comparison-board.module.css';

interface ComparisonWaysProps {
  readonly proposition: Proposition;
  /** The file is neither closed nor past the proposals. */
  readonly takesAnswers: boolean;
  /** On a phone the name above is the way to the page. */
  readonly isNarrow: boolean;
}

/**
 * The ways on from a column: its page, and for its applicant the acceptance. Equal proposals have equal buttons: the
 * page must not choose for the reader.
 */
export function ComparisonWays({ proposition, takesAnswers, isNarrow }: ComparisonWaysProps) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const isApplicant = useSession().role === 'APPLICANT';
  const number = propositionNumber(proposition);
  const canAccept =
    isApplicant &&
    takesAnswers &&
    canDecide(proposition) &&
    !isBeingWritten(proposition) &&
    isAnswerable(proposition, new Date());
  return (
    <div className={styles.ways}>
      {!isNarrow && (
        <ButtonLink as={Link} to={paths.proposition(proposition.id)} wide>
          Voir
          <VisuallyHidden> la proposition {number}</VisuallyHidden>
        </ButtonLink>
      )}
      {canAccept && (
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
          onStale={() => setAsked(false)}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
