import { progressPercent, progressStep } from './progress';
import {
  CLOSED_STATUSES,
  isClosed,
  OPEN_STATUSES,
  PHASES,
  STATUS_FACTS,
  statusFacts,
  statusGroup,
  statusLabel,
} from './status';

describe('statuses of a project', () => {
  it.each([
    ['open', 'Nouveau projet', 'open'],
    ['processed', 'Instruction du dossier', 'open'],
    ['more_info_requested', "Complément d'information demandé", 'open'],
    ['information_provided', 'Informations fournies', 'open'],
    ['expected_signature', 'Attente signature mandat', 'open'],
    ['signed', 'Validation des documents', 'open'],
    ['more_file_requested', 'Documents incomplets', 'open'],
    ['proposition_acceptee', 'Proposition acceptée', 'open'],
    ['assurance_acceptee', "Attente édition de l'offre de prêt", 'open'],
    ['offre_de_credit_acceptee', 'Acceptation offre de crédit', 'open'],
    ['cancelled_by_customer', 'Demande annulée', 'closed'],
    ['rejected', 'Refus après analyse', 'closed'],
    ['assurance_refusee', 'Refus assurance', 'closed'],
    ['offre_de_credit_refusee', 'Refus offre de crédit', 'closed'],
    ['fonds_non_debloques', 'Fonds non débloqués', 'closed'],
    ['fonds_debloques', 'Fonds débloqués', 'closed'],
  ])('shows %s as "%s", in the group %s', (status, label, group) => {
    expect(statusLabel(status)).toBe(label);
    expect(statusGroup(status)).toBe(group);
    expect(isClosed(status)).toBe(group === 'closed');
  });

  it('counts ten open and six closed statuses', () => {
    expect(OPEN_STATUSES).toHaveLength(10);
    expect(CLOSED_STATUSES).toHaveLength(6);
  });

  it.each(['approuved', 'dossier_finalise', 'offre_de_credit_editee', null, 'unheard_of'])(
    'puts %s in neither group',
    (status) => {
      expect(statusGroup(status)).toBeUndefined();
    },
  );

  it('shows the name the server gives to a status we do not know, and what to make of it', () => {
    expect(statusLabel('en_pause', 'En pause')).toBe('En pause');
    expect(statusLabel('en_pause')).toBe('en pause');
    expect(statusLabel(null)).toBe('');
    expect(statusFacts('en_pause', 'En pause')).toMatchObject({
      label: 'En pause',
      nextLine: 'Statut communiqué par votre agence.',
    });
    expect(statusFacts('toString').label).toBe('toString');
  });

  it.each([
    [
      'open',
      'Nouveau projet',
      1,
      1,
      'Conseiller',
      'Votre projet est bien arrivé. Un conseiller va l’étudier.',
    ],
    ['processed', 'Instruction du dossier', 2, 2, 'Conseiller', 'Votre conseiller étudie votre dossier.'],
    [
      'more_info_requested',
      "Complément d'information demandé",
      undefined,
      2,
      'Vous',
      'Votre conseiller a besoin d’une précision. Contactez-le ou complétez votre projet.',
    ],
    [
      'information_provided',
      'Informations fournies',
      undefined,
      2,
      'Conseiller',
      'Vos informations sont transmises. L’étude reprend.',
    ],
    [
      'expected_signature',
      'Attente signature mandat',
      3,
      3,
      'Vous',
      'Le mandat de recherche de financement est à signer.',
    ],
    [
      'more_file_requested',
      'Documents incomplets',
      4,
      3,
      'Vous',
      'Il manque un document ou une page. Votre conseiller vous indique lequel.',
    ],
    [
      'signed',
      'Validation des documents',
      5,
      3,
      'Conseiller',
      'Le mandat est signé. Vos documents sont en cours de vérification.',
    ],
    [
      'approuved',
      'Dossier approuvé',
      6,
      4,
      'Conseiller',
      'Votre dossier est prêt. Des propositions vont vous être présentées.',
    ],
    [
      'proposition_acceptee',
      'Proposition acceptée',
      7,
      4,
      'Conseiller',
      'Vous avez accepté une proposition. Votre conseiller prépare la suite avec le prêteur.',
    ],
    [
      'dossier_finalise',
      'Dossier finalisé',
      8,
      4,
      'Prêteur',
      'Votre dossier complet est transmis au prêteur.',
    ],
    [
      'assurance_acceptee',
      "Attente édition de l'offre de prêt",
      9,
      5,
      'Prêteur',
      'L’assurance est acceptée. Le prêteur prépare son offre.',
    ],
    [
      'offre_de_credit_editee',
      'Offre de crédit éditée',
      10,
      5,
      'Vous',
      'L’offre de prêt vous est adressée. Prenez le temps de la lire. Le délai légal court à partir de sa réception.',
    ],
    [
      'offre_de_credit_acceptee',
      'Acceptation offre de crédit',
      11,
      5,
      'Prêteur',
      'Vous avez accepté l’offre. Le versement des fonds se prépare.',
    ],
    [
      'fonds_debloques',
      'Fonds débloqués',
      12,
      6,
      undefined,
      'Les fonds sont versés. Votre dossier est terminé.',
    ],
    [
      'fonds_non_debloques',
      'Fonds non débloqués',
      12,
      undefined,
      undefined,
      'Les fonds n’ont pas été versés. Votre conseiller peut vous en donner la raison.',
    ],
    [
      'assurance_refusee',
      'Refus assurance',
      12,
      undefined,
      undefined,
      'Le dossier n’a pas pu aboutir à cette étape. Votre conseiller peut vous présenter d’autres solutions.',
    ],
    [
      'offre_de_credit_refusee',
      'Refus offre de crédit',
      12,
      undefined,
      undefined,
      'L’offre de prêt n’a pas été retenue. Le dossier est clos.',
    ],
    [
      'rejected',
      'Refus après analyse',
      12,
      undefined,
      undefined,
      'Après étude, votre demande n’a pas pu être retenue. Votre conseiller vous explique pourquoi sur demande.',
    ],
    [
      'cancelled_by_customer',
      'Demande annulée',
      undefined,
      undefined,
      undefined,
      'La demande a été annulée. Vous pouvez déposer un nouveau projet.',
    ],
  ] as const)('says of %s: "%s", step %s, phase %s, %s acts, and what happens next', (...row) => {
    const [status, label, step, phase, actor, nextLine] = row;
    expect(statusFacts(status)).toEqual({ label, phase, actor, nextLine });
    expect(progressStep(status)).toBe(step);
  });

  it('tells of every status that exists, each in a phase of the road map or ended', () => {
    expect(Object.keys(STATUS_FACTS)).toHaveLength(19);
    for (const { phase } of Object.values(STATUS_FACTS)) {
      expect(phase === undefined || PHASES[phase - 1] !== undefined).toBe(true);
    }
  });

  it('names the six phases of the road map', () => {
    expect(PHASES).toEqual([
      'Projet déposé',
      'Étude du dossier',
      'Mandat et documents',
      'Propositions',
      'Assurance et offre de prêt',
      'Versement des fonds',
    ]);
  });
});

describe('progress of a project', () => {
  it.each([
    ['open', 1, 8.33],
    ['processed', 2, 16.67],
    ['expected_signature', 3, 25],
    ['more_file_requested', 4, 33.33],
    ['signed', 5, 41.67],
    ['approuved', 6, 50],
    ['proposition_acceptee', 7, 58.33],
    ['dossier_finalise', 8, 66.67],
    ['assurance_acceptee', 9, 75],
    ['offre_de_credit_editee', 10, 83.33],
    ['offre_de_credit_acceptee', 11, 91.67],
    ['fonds_debloques', 12, 100],
  ])('%s is step %p of 12, %p percent', (status, step, percent) => {
    expect(progressStep(status)).toBe(step);
    expect(progressPercent(status)).toBe(percent);
  });

  it.each(['assurance_refusee', 'offre_de_credit_refusee', 'fonds_non_debloques', 'rejected'])(
    'observed: a file that ended badly, here %s, is at 100 percent',
    (status) => {
      expect(progressPercent(status)).toBe(100);
    },
  );

  it.each(['more_info_requested', 'information_provided', 'cancelled_by_customer', null, 'constructor'])(
    'invents no percentage for %s',
    (status) => {
      expect(progressPercent(status)).toBeUndefined();
    },
  );
});
