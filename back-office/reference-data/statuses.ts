import { takesAnswers } from '@portal/domain/project';
import choices from './choices.json' with { type: 'json' };

/** A draft ('Nouvelle'), which its applicant neither sees nor answers. */
export const BEING_WRITTEN = 'open';
/** Sent to its applicant and not answered; the specification (section 4) calls it 'draft'. */
export const SENT = 'draft';
/** Statuses of a project in which it waits for its applicant; none of them tells of health. */
export const APPLICANTS_TURN: readonly string[] = [
  'more_info_requested',
  'expected_signature',
  'more_file_requested',
  'offre_de_credit_editee',
];
/**
 * Those of them that reminders are sent of. The lender's offer is none: the law gives ten days to think a mortgage over
 * (L. 313-34 of the Code de la consommation), and nobody is pressed to sign.
 */
export const REMINDED_OF: readonly string[] = APPLICANTS_TURN.filter(
  (status) => status !== 'offre_de_credit_editee',
);
/** Statuses of a project whose propositions wait for an answer; an acceptance moves it on from these alone. */
export const TAKES_ANSWERS: readonly string[] = choices.rfp_internal_status
  .map(([id = '']) => id)
  .filter(takesAnswers);
