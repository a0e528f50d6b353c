import { type Proposition, propositionNumber, standingOf } from '@portal/domain/proposition';
import { Link, useSession } from '@portal/kit';
import { Button, ButtonLink } from '@portal/ui/button';
import { Grid } from '@portal/ui/layout';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useState } from 'react';
import { AnswerDialog } from '../records';
import { serverTime } from '../resource';
import { paths } from '../routes';

interface ComparisonWaysProps {
  readonly proposition: Proposition;
  /** On a phone the name above is the way to the page. */
  readonly isNarrow: boolean;
  readonly onStale: () => void;
}

/**
 * The ways on from a column: its page, and for its applicant the acceptance. Equal proposals have equal buttons: the
 * page must not choose for the reader.
 */
export function ComparisonWays({ proposition, isNarrow, onStale }: ComparisonWaysProps) {
  const [isAsked, setAsked] = useState(false);
  const reader = useSession().role === 'APPLICANT' ? 'applicant' : 'staff';
  const number = propositionNumber(proposition);
  const { isAnswerable, isEnded } = standingOf(proposition, serverTime(), reader);
  return (
    <Grid column={7} gap={2} across={3} data-screen-only>
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
          onStale={onStale}
          onCancel={() => setAsked(false)}
        />
      )}
    </Grid>
  );
}
