import { listFromPairs } from './list-value';

/**
 * The statuses of a project in the order of a file's life. Ids and chart labels are those of section 4 of the
 * specification (`approuved` included); the three it leaves without a label have the one the content texts use.
 */
export const projectStatuses = listFromPairs([
  ['open', 'Nouveau projet'],
  ['processed', 'Instruction du dossier'],
  ['more_info_requested', "Complément d'information demandé"],
  ['information_provided', 'Informations fournies'],
  ['expected_signature', 'Attente signature mandat'],
  ['more_file_requested', 'Documents incomplets'],
  ['signed', 'Validation des documents'],
  ['approuved', 'Dossier approuvé'],
  ['proposition_acceptee', 'Proposition acceptée'],
  ['dossier_finalise', 'Dossier finalisé'],
  ['assurance_acceptee', "Attente édition de l'offre de prêt"],
  ['offre_de_credit_editee', 'Offre de crédit éditée'],
  ['offre_de_credit_acceptee', 'Acceptation offre de crédit'],
  ['fonds_debloques', 'Fonds débloqués'],
  ['fonds_non_debloques', 'Fonds non débloqués'],
  ['assurance_refusee', 'Refus assurance'],
  ['offre_de_credit_refusee', 'Refus offre de crédit'],
  ['rejected', 'Refus après analyse'],
  ['cancelled_by_customer', 'Demande annulée'],
]);

/** A proposition that its agency is still writing ('Nouvelle'): its applicant neither sees nor answers it. */
export const BEING_WRITTEN = 'open';
/** One that was sent to its applicant, who has not answered: 'draft' in the specification (section 4). */
export const SENT = 'draft';

/**
 * The statuses of a proposition. The portal decides by the ids `draft`, `accepted`, `declined` and by three
 * names: 'Nouvelle' is still being written and is not listed in a project file, 'Proposition acceptée' and
 * 'Proposition refusée' take the buttons away (specification, sections 2 and 4; decision 0033).
 */
export const propositionStatuses = listFromPairs([
  [SENT, 'Proposition à étudier'],
  [BEING_WRITTEN, 'Nouvelle'],
  ['accepted', 'Proposition acceptée'],
  ['declined', 'Proposition refusée'],
  ['expired', 'Proposition expirée'],
  ['cancelled', 'Proposition retirée'],
]);
