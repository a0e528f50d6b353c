/** Of a file whose applicant has no account: it was deleted, or never there. For staff. */
export const NO_APPLICANT = 'Ce dossier n’est rattaché à aucun compte de demandeur';

/** Of a proposal of such a file. */
export const NOBODY_ANSWERS = `${NO_APPLICANT}\u00A0: personne ne pourra répondre à la proposition.`;
