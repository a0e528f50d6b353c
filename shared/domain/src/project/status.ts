export type StatusGroup = 'open' | 'closed';
export type StatusActor = 'Conseiller' | 'Vous' | 'Prêteur';

/** The six phases of the public roadmap; a file closed without funds has none. */
export const PHASES = [
  'Projet déposé',
  'Étude du dossier',
  'Mandat et documents',
  'Propositions',
  'Assurance et offre de prêt',
  'Versement des fonds',
] as const;

export interface StatusFacts {
  readonly label: string;
  /** The chart that counts it; undefined for the three statuses without one, and for unknown ones. */
  readonly group?: StatusGroup;
  /** Of 12; undefined for a status without one. */
  readonly step?: number;
  /** 1 to 6, or undefined for a file closed without funds. */
  readonly phase?: number;
  /** Who has to act; undefined when nobody does. */
  readonly actor?: StatusActor;
  /** One sentence for the applicant. */
  readonly nextLine: string;
}

export const LAST_STEP = 12;

/** Section 4, in the order of a file's life, for the embedded back office too. */
export const STATUS_FACTS = {
  open: {
    label: 'Nouveau projet',
    group: 'open',
    step: 1,
    phase: 1,
    actor: 'Conseiller',
    nextLine: 'Votre projet est bien arrivé. Un conseiller va l’étudier.',
  },
  processed: {
    label: 'Instruction du dossier',
    group: 'open',
    step: 2,
    phase: 2,
    actor: 'Conseiller',
    nextLine: 'Votre conseiller étudie votre dossier.',
  },
  more_info_requested: {
    label: "Complément d'information demandé",
    group: 'open',
    phase: 2,
    actor: 'Vous',
    nextLine: 'Votre conseiller a besoin d’une précision. Contactez-le ou complétez votre projet.',
  },
  information_provided: {
    label: 'Informations fournies',
    group: 'open',
    phase: 2,
    actor: 'Conseiller',
    nextLine: 'Vos informations sont transmises. L’étude reprend.',
  },
  expected_signature: {
    label: 'Attente signature mandat',
    group: 'open',
    step: 3,
    phase: 3,
    actor: 'Vous',
    nextLine: 'Le mandat de recherche de financement est à signer.',
  },
  more_file_requested: {
    label: 'Documents incomplets',
    group: 'open',
    step: 4,
    phase: 3,
    actor: 'Vous',
    nextLine: 'Il manque un document ou une page. Votre conseiller vous indique lequel.',
  },
  signed: {
    label: 'Validation des documents',
    group: 'open',
    step: 5,
    phase: 3,
    actor: 'Conseiller',
    nextLine: 'Le mandat est signé. Vos documents sont en cours de vérification.',
  },
  approuved: {
    label: 'Dossier approuvé',
    step: 6,
    phase: 4,
    actor: 'Conseiller',
    nextLine: 'Votre dossier est prêt. Des propositions vont vous être présentées.',
  },
  proposition_acceptee: {
    label: 'Proposition acceptée',
    group: 'open',
    step: 7,
    phase: 4,
    actor: 'Conseiller',
    nextLine: 'Vous avez accepté une proposition. Votre conseiller prépare la suite avec le prêteur.',
  },
  dossier_finalise: {
    label: 'Dossier finalisé',
    step: 8,
    phase: 4,
    actor: 'Prêteur',
    nextLine: 'Votre dossier complet est transmis au prêteur.',
  },
  assurance_acceptee: {
    label: "Attente édition de l'offre de prêt",
    group: 'open',
    step: 9,
    phase: 5,
    actor: 'Prêteur',
    nextLine: 'L’assurance est acceptée. Le prêteur prépare son offre.',
  },
  offre_de_credit_editee: {
    label: 'Offre de crédit éditée',
    step: 10,
    phase: 5,
    actor: 'Vous',
    nextLine:
      'L’offre de prêt vous est adressée. Prenez le temps de la lire. Le délai légal court à partir de sa réception.',
  },
  offre_de_credit_acceptee: {
    label: 'Acceptation offre de crédit',
    group: 'open',
    step: 11,
    phase: 5,
    actor: 'Prêteur',
    nextLine: 'Vous avez accepté l’offre. Le versement des fonds se prépare.',
  },
  // Observed in the reference portal and kept: every ending is the last step, refusals included.
  // docs/observed-behaviour.md#refusals-are-complete
  fonds_debloques: {
    label: 'Fonds débloqués',
    group: 'closed',
    step: LAST_STEP,
    phase: 6,
    nextLine: 'Les fonds sont versés. Votre dossier est terminé.',
  },
  fonds_non_debloques: {
    label: 'Fonds non débloqués',
    group: 'closed',
    step: LAST_STEP,
    nextLine: 'Les fonds n’ont pas été versés. Votre conseiller peut vous en donner la raison.',
  },
  assurance_refusee: {
    label: 'Refus assurance',
    group: 'closed',
    step: LAST_STEP,
    nextLine:
      'Le dossier n’a pas pu aboutir à cette étape. Votre conseiller peut vous présenter d’autres solutions.',
  },
  offre_de_credit_refusee: {
    label: 'Refus offre de crédit',
    group: 'closed',
    step: LAST_STEP,
    nextLine: 'L’offre de prêt n’a pas été retenue. Le dossier est clos.',
  },
  rejected: {
    label: 'Refus après analyse',
    group: 'closed',
    step: LAST_STEP,
    nextLine:
      'Après étude, votre demande n’a pas pu être retenue. Votre conseiller vous explique pourquoi sur demande.',
  },
  cancelled_by_customer: {
    label: 'Demande annulée',
    group: 'closed',
    nextLine: 'La demande a été annulée. Vous pouvez déposer un nouveau projet.',
  },
} as const satisfies Readonly<Record<string, StatusFacts>>;

export type ProjectStatus = keyof typeof STATUS_FACTS;

export const PROJECT_STATUSES = Object.keys(STATUS_FACTS) as readonly ProjectStatus[];

const UNKNOWN_STATUS_LINE = 'Statut communiqué par votre agence.';

export function isKnownStatus(status: string | null): status is ProjectStatus {
  return status !== null && Object.hasOwn(STATUS_FACTS, status);
}

/** Our label first, so that a list needs no lookup to paint; else the server's name, the readable id, or ''. */
export function statusLabel(status: string | null, serverName = ''): string {
  if (isKnownStatus(status)) return STATUS_FACTS[status].label;
  if (serverName !== '') return serverName;
  return status === null ? '' : status.replaceAll('_', ' ');
}

/** What is known of a status; of an unknown one, its name and a sentence saying that the agency set it. */
export function statusFacts(status: string | null, serverName = ''): StatusFacts {
  return isKnownStatus(status)
    ? STATUS_FACTS[status]
    : { label: statusLabel(status, serverName), nextLine: UNKNOWN_STATUS_LINE };
}

export const isClosed = (status: string | null): boolean => statusFacts(status).group === 'closed';

/** Step 1 to 12 (section 4), or undefined for a status without one. */
export const progressStep = (status: string | null): number | undefined => statusFacts(status).step;

/** Whether proposals of a project can still be answered: it is not closed, and none was accepted. */
export const takesAnswers = (status: string | null): boolean =>
  !isClosed(status) && (progressStep(status) ?? 0) < STATUS_FACTS.proposition_acceptee.step;

/** Lit windows of the building that stands for a project: its steps done; none when it was closed without funds. */
export const litWindows = (status: string | null): number =>
  isClosed(status) && status !== 'fonds_debloques' ? 0 : (progressStep(status) ?? 0);

/** The same once a proposal is accepted, before the list says so. */
export const LIT_ONCE_ACCEPTED = litWindows('proposition_acceptee');
