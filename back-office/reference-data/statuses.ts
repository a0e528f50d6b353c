import { PROJECT_STATUSES, statusFacts, takesAnswers } from '@portal/domain/project';

/** A draft ('Nouvelle'), which its applicant neither sees nor answers. */
export const BEING_WRITTEN = 'open';
/** Sent to its applicant and not answered; the specification (section 4) calls it 'draft'. */
export const SENT = 'draft';
/** Statuses of a project in which it waits for its applicant; none of them tells of health. */
export const APPLICANTS_TURN: readonly string[] = PROJECT_STATUSES.filter(
  (status) => statusFacts(status).actor === 'Vous',
);
/** Those that reminders are sent of; not the lender's offer: the law gives ten days (L. 313-34). */
export const REMINDED_OF: readonly string[] = APPLICANTS_TURN.filter(
  (status) => status !== 'offre_de_credit_editee',
);
/** Statuses of a project whose propositions wait for an answer; an acceptance moves it on from these alone. */
export const TAKES_ANSWERS: readonly string[] = PROJECT_STATUSES.filter(takesAnswers);
