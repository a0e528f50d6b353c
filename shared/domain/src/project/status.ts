/** Statuses of the group "open" (section 4), in the order of the bars. */
export const OPEN_STATUSES = [
  'open',
  'more_info_requested',
  'assurance_acceptee',
  'expected_signature',
  'proposition_acceptee',
  'offre_de_credit_acceptee',
  'processed',
  'information_provided',
  'signed',
  'more_file_requested',
] as const;

/** Statuses of the group "closed" (section 4), in the order of the bars. */
export const CLOSED_STATUSES = [
  'fonds_non_debloques',
  'assurance_refusee',
  'offre_de_credit_refusee',
  'fonds_debloques',
  'cancelled_by_customer',
  'rejected',
] as const;

export type OpenStatus = (typeof OPEN_STATUSES)[number];
export type ClosedStatus = (typeof CLOSED_STATUSES)[number];

/** Every status of the specification; the last three belong to no group. */
export type ProjectStatus =
  | OpenStatus
  | ClosedStatus
  | 'approuved'
  | 'dossier_finalise'
  | 'offre_de_credit_editee';

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
  /** 1 to 6, or undefined for a file closed without funds. */
  readonly phase: number | undefined;
  /** Who has to act; undefined when nobody does. */
  readonly actor: StatusActor | undefined;
  /** One sentence for the applicant. */
  readonly nextLine: string;
}

const facts = (
  label: string,
  phase: number | undefined,
  actor: StatusActor | undefined,
  nextLine: string,
): StatusFacts => ({ label, phase, actor, nextLine });

/** The fixed labels of section 4, with what each status means for the applicant. */
export const STATUS_FACTS = {
  open: facts('Nouveau projet', 1, 'Conseiller', 'Votre projet est bien arrivé. Un conseiller va l’étudier.'),
  processed: facts('Instruction du dossier', 2, 'Conseiller', 'Votre conseiller étudie votre dossier.'),
  more_info_requested: facts(
    "Complément d'information demandé",
    2,
    'Vous',
    'Votre conseiller a besoin d’une précision. Contactez-le ou complétez votre projet.',
  ),
  information_provided: facts(
    'Informations fournies',
    2,
    'Conseiller',
    'Vos informations sont transmises. L’étude reprend.',
  ),
  expected_signature: facts(
    'Attente signature mandat',
    3,
    'Vous',
    'Le mandat de recherche de financement est à signer.',
  ),
  more_file_requested: facts(
    'Documents incomplets',
    3,
    'Vous',
    'Il manque un document ou une page. Votre conseiller vous indique lequel.',
  ),
  signed: facts(
    'Validation des documents',
    3,
    'Conseiller',
    'Le mandat est signé. Vos documents sont en cours de vérification.',
  ),
  approuved: facts(
    'Dossier approuvé',
    4,
    'Conseiller',
    'Votre dossier est prêt. Des propositions vont vous être présentées.',
  ),
  proposition_acceptee: facts(
    'Proposition acceptée',
    4,
    'Conseiller',
    'Vous avez accepté une proposition. Votre conseiller prépare la suite avec le prêteur.',
  ),
  dossier_finalise: facts('Dossier finalisé', 4, 'Prêteur', 'Votre dossier complet est transmis au prêteur.'),
  assurance_acceptee: facts(
    "Attente édition de l'offre de prêt",
    5,
    'Prêteur',
    'L’assurance est acceptée. Le prêteur prépare son offre.',
  ),
  offre_de_credit_editee: facts(
    'Offre de crédit éditée',
    5,
    'Vous',
    'L’offre de prêt vous est adressée. Prenez le temps de la lire. Le délai légal court à partir de sa réception.',
  ),
  offre_de_credit_acceptee: facts(
    'Acceptation offre de crédit',
    5,
    'Prêteur',
    'Vous avez accepté l’offre. Le versement des fonds se prépare.',
  ),
  fonds_debloques: facts(
    'Fonds débloqués',
    6,
    undefined,
    'Les fonds sont versés. Votre dossier est terminé.',
  ),
  fonds_non_debloques: facts(
    'Fonds non débloqués',
    undefined,
    undefined,
    'Les fonds n’ont pas été versés. Votre conseiller peut vous en donner la raison.',
  ),
  assurance_refusee: facts(
    'Refus assurance',
    undefined,
    undefined,
    'Le dossier n’a pas pu aboutir à cette étape. Votre conseiller peut vous présenter d’autres solutions.',
  ),
  offre_de_credit_refusee: facts(
    'Refus offre de crédit',
    undefined,
    undefined,
    'L’offre de prêt n’a pas été retenue. Le dossier est clos.',
  ),
  rejected: facts(
    'Refus après analyse',
    undefined,
    undefined,
    'Après étude, votre demande n’a pas pu être retenue. Votre conseiller vous explique pourquoi sur demande.',
  ),
  cancelled_by_customer: facts(
    'Demande annulée',
    undefined,
    undefined,
    'La demande a été annulée. Vous pouvez déposer un nouveau projet.',
  ),
} as const satisfies Readonly<Record<ProjectStatus, StatusFacts>>;

const UNKNOWN_STATUS_LINE = 'Statut communiqué par votre agence.';

export function isKnownStatus(status: string | null): status is ProjectStatus {
  return status !== null && Object.hasOwn(STATUS_FACTS, status);
}

/** The chart group of a status; undefined for the three statuses without a group, and for unknown ones. */
export function statusGroup(status: string | null): StatusGroup | undefined {
  if (status === null) return undefined;
  if ((OPEN_STATUSES as readonly string[]).includes(status)) return 'open';
  if ((CLOSED_STATUSES as readonly string[]).includes(status)) return 'closed';
  return undefined;
}

export const isClosed = (status: string | null): boolean => statusGroup(status) === 'closed';

/** Our label first, so that a list needs no lookup to paint; else the server's name, the readable id, or ''. */
export function statusLabel(status: string | null, serverName = ''): string {
  if (isKnownStatus(status)) return STATUS_FACTS[status].label;
  if (serverName !== '') return serverName;
  return status === null ? '' : status.replaceAll('_', ' ');
}

/** Phase, actor and sentence of a status; for an unknown status, a sentence saying that the agency set it. */
export function statusFacts(status: string | null, serverName = ''): StatusFacts {
  return isKnownStatus(status)
    ? STATUS_FACTS[status]
    : facts(statusLabel(status, serverName), undefined, undefined, UNKNOWN_STATUS_LINE);
}
