/** A proposition that its agency is still writing ('Nouvelle'): its applicant neither sees nor answers it. */
export const BEING_WRITTEN = 'open';
/** One that was sent to its applicant, who has not answered: 'draft' in the specification (section 4). */
export const SENT = 'draft';
