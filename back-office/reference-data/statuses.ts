/** A draft ('Nouvelle'), which its applicant neither sees nor answers. */
export const BEING_WRITTEN = 'open';
/** Sent to its applicant and not answered; the specification (section 4) calls it 'draft'. */
export const SENT = 'draft';
